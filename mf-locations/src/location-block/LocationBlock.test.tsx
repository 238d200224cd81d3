import type { Location } from '@forecourt/shared-contracts';
import type { LocationFilter } from '../contract';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';

/** A location with its own street, so that it is no duplicate. */
const at = (id: number, over: Partial<Location> = {}) =>
  aLocation({
    id,
    primary: false,
    slug: `location-${id}`,
    name: `Location ${id}`,
    address: { ...aLocation().address, street: `${id} Quay Street` },
    ...over,
  });
const siteWith = (count: number) => aSite({ locations: Array.from({ length: count }, (_each, index) => at(index + 1)) });

describe('LocationBlock', () => {
  it('LO-024 renders one match in full, with its hours', async () => {
    await renderSlot(remote, 'location-block', { filter: 'all' }, { site: siteWith(1) });
    expect(screen.getByRole('heading', { level: 3, name: 'Location 1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Opening Hours' })).toBeVisible();
  });

  it.each([
    [2, '2'],
    [3, '3'],
    [5, '3'],
  ])('LO-025 LO-027 renders %i matches as cards in a grid of %s columns', async (count, columns) => {
    await renderSlot(remote, 'location-block', { filter: 'all' }, { site: siteWith(count) });
    expect(screen.getAllByRole('article')).toHaveLength(count);
    expect(screen.getByRole('list')).toHaveAttribute('data-columns', columns);
  });

  const locations = [
    at(1, { location_type: 'sales', primary: true }),
    at(2, { location_type: 'service' }),
    at(3, { location_type: 'parts' }),
    at(4, { location_type: '' }),
    at(5, { location_type: 'car-buying' }),
    at(6, { location_type: 'sales', visible: false, primary: true }),
  ];
  const names = () => screen.queryAllByRole('heading', { level: 3, name: /^Location \d$/ }).map(({ textContent }) => textContent);

  it.each<[string, LocationFilter, number[]]>([
    ['LO-015', 'primary', [1]],
    ['LO-016', 'sales', [1, 4]],
    ['LO-016', 'service', [2]],
    ['LO-016', 'parts', [3]],
    ['LO-017', 'service-and-parts', [2, 3]],
    ['LO-018', 'all', [1, 2, 3, 4, 5]],
    ['LO-019', 3, [3]],
    ['LO-019', 99, []],
    ['LO-022', 6, []],
  ])('%s renders the locations of the filter %s', async (_id, filter, expected) => {
    await renderSlot(remote, 'location-block', { filter }, { site: aSite({ locations }) });
    expect(names()).toEqual(expected.map((id) => `Location ${id}`));
  });

  it('LO-023 renders duplicates of an address once, after the filter', async () => {
    const duplicates = [
      at(1, { location_type: 'service' }),
      at(2, { address: at(1).address, location_type: 'sales' }),
      at(3, { address: at(1).address }),
    ];
    const site = aSite({ locations: duplicates });
    const { unmount } = await renderSlot(remote, 'location-block', { filter: 'all' }, { site });
    expect(names()).toEqual(['Location 1']);
    unmount();
    await renderSlot(remote, 'location-block', { filter: 'sales' }, { site });
    expect(names()).toEqual(['Location 2']);
  });

  it('LO-026 renders nothing without a match', async () => {
    const { container } = await renderSlot(remote, 'location-block', { filter: 'parts' }, { site: siteWith(2) });
    expect(container).toBeEmptyDOMElement();
  });
});
