import { formEventData } from '../rules/formEvents';
import { aCar } from '../testing';
import { eventMessage, EVENTS, type PlatformEvent } from './events';

it.each([
  ['SH-128', 'generalEnquiry', 4],
  ['SH-129', 'financeEnquiry', 9],
  ['SH-130', 'newCarEnquiry', 14],
  ['SH-131', 'usedCarEnquiry', 15],
  ['SH-132', 'newCarTestDrive', 17],
  ['SH-133', 'valuation', 18],
  ['SH-134', 'fleetEnquiry', 19],
  ['SH-135', 'form', 22],
  ['SH-136', 'phoneClick', 25],
  ['SH-137', 'calculatorUsed', 26],
  ['SH-138', 'carSaved', 39],
  ['SH-139', 'usedCarTestDrive', 48],
  ['SH-140', 'reservation', 49],
  ['SH-141', 'careerEnquiry', 51],
  ['SH-142', 'historyReport', 60],
  ['SH-143', 'carPrinted', 61],
] as const)('SH-128…143 %s: %s is event %i', (_id, name, id) => {
  expect(EVENTS[name]).toBe(id);
});

it('SH-126 has no event beside the catalogue', () => {
  expect(Object.values(EVENTS)).toHaveLength(16);
  expect(new Set(Object.values(EVENTS)).size).toBe(16);
});

it('SH-127 a form event says what is known of its car', () => {
  expect(formEventData(aCar({ km: null }))).toEqual({
    vehicleStatus: 'in_stock',
    vehicleMake: 'Toyota',
    vehicleModel: 'Corolla',
    vehicleYear: 2021,
    vehicleKilometers: null,
    vehicleGrade: 'Ascent Sport',
  });
});

it('SH-126 writes an event as the back end takes it', () => {
  const form = formEventData(aCar());
  expect(eventMessage({ id: EVENTS.usedCarEnquiry, carId: 7, form })).toEqual({ id: 15, label: undefined, car_id: 7, form });
  expect(eventMessage({ id: EVENTS.phoneClick, label: 'New Car' })).toMatchObject({ id: 25, label: 'New Car' });
});

it('SH-136 SH-138 a payload that does not fit its event is a type error', () => {
  // @ts-expect-error -- a click needs its label
  const click: PlatformEvent = { id: EVENTS.phoneClick, carId: 7 };
  // @ts-expect-error -- a saved car is known
  const saved: PlatformEvent = { id: EVENTS.carSaved };
  // @ts-expect-error -- no form stands behind a print
  const printed: PlatformEvent = { id: EVENTS.carPrinted, carId: 7, form: formEventData(aCar()) };
  expect([click, saved, printed].map(({ id }) => id)).toEqual([25, 39, 61]);
});
