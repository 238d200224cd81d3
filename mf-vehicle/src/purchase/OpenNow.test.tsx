import type { Car, Location, SpecialHours } from '@forecourt/shared-contracts';
import { aCar, aLocation, aSite, aSpecialHours } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import remote from '../remote';

const car = aCar({ location: null, location_id: 31 });
const { contact_detail } = aLocation();
const renderNow = (now: string, locations: Location[] = [aLocation()], special: SpecialHours[] = []) =>
  renderSlot(
    remote,
    'location-open',
    { car },
    { site: aSite({ locations, opening_hours: [] }), now: new Date(now), responses: { '/api/special-hours': special } },
  );
const [OPEN, CLOSED] = ['2026-03-02T02:00:00Z', '2026-03-02T12:00:00Z'];

it.each([
  ['in opening hours', OPEN, [], 'Harbour Motors Perth: Open now'],
  ['after them', CLOSED, [], 'Harbour Motors Perth: Closed now'],
  ['on a holiday', OPEN, [aSpecialHours({ date: '2026-03-02', status: 'Closed' })], 'Harbour Motors Perth: Closed now'],
])('LO-067 the car’s location %s', async (_when, now, special, text) => {
  const { container } = await renderNow(now, [aLocation()], special);
  expect(container).toHaveTextContent(text);
});

it.each([
  ['unknown', []],
  ['hidden', [aLocation({ visible: false })]],
  ['without hours', [aLocation({ contact_detail: { ...contact_detail, opening_hours: [] } })]],
])('LO-067 is empty for a location that is %s', async (_what, locations) => {
  const { container } = await renderNow(OPEN, locations);
  expect(container).toBeEmptyDOMElement();
});

it.each(['location-open', 'phone-reveal', 'sticky-bar'] as const)(
  'LO-067 VE-027 the hours of one location are not those of the next car in the slot %s',
  async (name) => {
    const module = (await remote.slots[name]?.load()) as { dataKey?: (props: { car: Car }) => string } | undefined;
    const keyOf = (location_id: number | null) => module?.dataKey?.({ car: aCar({ location: null, location_id }) });
    expect(keyOf(31)).toBe(keyOf(31));
    expect(new Set([keyOf(31), keyOf(32), keyOf(null)]).size).toBe(3);
  },
);
