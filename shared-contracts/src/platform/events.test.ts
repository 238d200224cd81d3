import { formEventData } from '../rules/formEvents';
import { aCar } from '../testing';
import { eventMessage, EVENTS, type PlatformEvent } from './events';

it('SH-126 gives each event an id of its own', () => {
  expect(new Set(Object.values(EVENTS)).size).toBe(Object.keys(EVENTS).length);
});

it('SH-127 CO-040 a form event contains the available facts of its car', () => {
  expect(formEventData(aCar({ km: null }))).toEqual({
    vehicleStatus: 'in_stock',
    vehicleMake: 'Toyota',
    vehicleModel: 'Corolla',
    vehicleYear: 2021,
    vehicleKilometers: null,
    vehicleGrade: 'Ascent Sport',
  });
});

it('SH-126 formats an event as the request body of POST /api/events', () => {
  const form = formEventData(aCar());
  expect(eventMessage({ id: EVENTS.usedCarEnquiry, carId: 7, form })).toEqual({ id: 15, label: undefined, car_id: 7, form });
  expect(eventMessage({ id: EVENTS.phoneClick, label: 'New Car' })).toMatchObject({ id: 25, label: 'New Car' });
});

it('SH-126 a payload that does not fit its event is a type error', () => {
  // @ts-expect-error -- a click needs its label
  const click: PlatformEvent = { id: EVENTS.phoneClick, carId: 7 };
  // @ts-expect-error -- a saved car is known
  const saved: PlatformEvent = { id: EVENTS.carSaved };
  // @ts-expect-error -- a print has no form
  const printed: PlatformEvent = { id: EVENTS.carPrinted, carId: 7, form: formEventData(aCar()) };
  expect([click, saved, printed].map(({ id }) => id)).toEqual([25, 39, 61]);
});
