import { aLocation, anOpeningHour, aSite } from '@forecourt/shared-contracts/testing';
import { createLocationSlots } from './locationSlots';

const hours = [1, 2, 3, 4, 5].map((weekday) => anOpeningHour({ weekday, open: '08:00', close: '10:00' }));
const at = (id: number, state: string) =>
  aLocation({
    id,
    address: { ...aLocation().address, state },
    contact_detail: { phone: null, landline_phone: null, opening_hours: hours },
  });
const sydney = at(1, 'NSW');
const brisbane = at(2, 'QLD');
const site = aSite({ locations: [sydney, brisbane], switches: { openingHoursTimeZone: 'Australia/Sydney' } });
const slots = createLocationSlots({
  appointments: { bookedStarts: async () => [] },
  content: { list: async () => [] },
  // Monday 2 March 2026, 8:15 in Sydney and 7:15 in Brisbane.
  now: () => new Date('2026-03-01T21:15:00Z'),
});

it('AP-047 CO-099 a location in Queensland opens by its own clock, not an hour early by that of its tenant', async () => {
  const startsAt = async (location: typeof sydney) =>
    (await slots.list(site, location, '2026-03-02', '2026-03-02')).map(({ start }) => start);
  expect(await startsAt(brisbane)).toEqual(['2026-03-02T08:00:00+10:00', '2026-03-02T09:00:00+10:00']);
  expect(await startsAt(sydney)).toEqual(['2026-03-02T09:00:00+11:00']);
});

it('AP-047 CO-099 a booking has the offset of its location, whatever the visitor’s clock shows', async () => {
  expect(await slots.startOf(site, brisbane, '2026-03-01T22:00:00Z', 'appointment')).toBe('2026-03-02T08:00:00+10:00');
  // 8:00 in Sydney, when nobody is in Brisbane.
  await expect(slots.startOf(site, brisbane, '2026-03-03T08:00:00+11:00', 'appointment')).rejects.toMatchObject({
    fields: { appointment: 'This time is not available. Please choose another one.' },
  });
});
