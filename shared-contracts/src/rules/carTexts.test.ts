import { aCar } from '../testing';
import { formEventData, formEventId } from './formEvents';
import { carHeading } from './heading';
import { cleanSpecifications } from './specifications';

it.each([
  ['new', 'enquiry', 14],
  ['demo', 'enquiry', 14],
  ['used', 'enquiry', 15],
  ['new', 'test-drive', 17],
  ['demo', 'test-drive', 17],
  ['used', 'test-drive', 48],
] as const)('CO-092 a %s car, %s: event %s', (car_type, kind, id) => {
  expect(formEventId(aCar({ car_type }), kind)).toBe(id);
});

it('CO-092 gives 17 for any form on a car tagged Test Drive Only, and the new-car ids without a car', () => {
  const tagged = aCar({ car_type: 'used', tag: 'Test Drive Only' });
  expect(formEventId(tagged, 'enquiry')).toBe(17);
  expect(formEventId(tagged, 'test-drive')).toBe(17);
  expect(formEventId(null, 'enquiry')).toBe(14);
  expect(formEventId(null, 'test-drive')).toBe(17);
});

it('CO-040 describes the car of a form, with its badge as the grade', () => {
  const car = aCar({ status: 'coming_soon', make: 'Kia', model: 'Rio', year: 2023, km: null, badge: 'GT-Line' });
  expect(formEventData(car)).toEqual({
    vehicleStatus: 'coming_soon',
    vehicleMake: 'Kia',
    vehicleModel: 'Rio',
    vehicleYear: 2023,
    vehicleKilometers: null,
    vehicleGrade: 'GT-Line',
  });
});

it.each<[string, unknown, string | undefined]>([
  ['empty', '', undefined],
  ['blank', '  ', undefined],
  ['null', null, undefined],
  ['missing', undefined, undefined],
  ["the text 'null'", 'null', undefined],
  ['0', 0, '0'],
  ['false', false, 'false'],
  ['a text', ' Automatic ', 'Automatic'],
])('CO-093 a value that is %s', (_case, value, expected) => {
  expect(cleanSpecifications([{ label: 'Torque', value }])).toEqual(expected === undefined ? [] : [{ label: 'Torque', value: expected }]);
});

it('CO-095 joins the parts that are present with single spaces', () => {
  expect(carHeading(aCar({ year: 2021, make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', series: 'MZEA12R' }))).toBe(
    '2021 Toyota Corolla Ascent Sport MZEA12R',
  );
  expect(carHeading(aCar({ badge: null, series: ' ' }))).toBe('2021 Toyota Corolla');
  expect(carHeading(aCar({ badge: '', series: 'X' }))).toBe('2021 Toyota Corolla X');
});
