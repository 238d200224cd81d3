import type { Location } from '@forecourt/shared-contracts';
import type { LocationFilter, LocationSelection } from '../contract';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
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
  ])('LO-014 %s renders the locations of the filter %s', async (_id, filter, expected) => {
    await renderSlot(remote, 'location-block', { filter }, { site: aSite({ locations }) });
    expect(names()).toEqual(expected.map((id) => `Location ${id}`));
  });

  it('LO-018 with allLocationsLazyBlock hands all locations to the block by type, and no other selection', async () => {
    const site = aSite({ locations, switches: { allLocationsLazyBlock: true } });
    const { container, unmount } = await renderSlot(remote, 'location-block', { filter: 'all', exclude: [3] }, { site });
    expect(container.querySelector('[data-slot]')).toHaveAttribute('data-slot', 'locations-by-type');
    expect(names()).toEqual([]);
    unmount();

    await renderSlot(remote, 'location-block', { filter: 'service-and-parts' }, { site });
    expect(names()).toEqual(['Location 2', 'Location 3']);
  });

  it('LO-018 the block by type has a heading and the cards of each type', async () => {
    await renderSlot(remote, 'locations-by-type', { filter: 'all', exclude: [3] }, { site: aSite({ locations }) });
    const cardsOf = (type: string) =>
      within(screen.getByRole('region', { name: type }))
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent);
    expect(screen.getAllByRole('region').map((each) => within(each).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Sales',
      'Service',
      'Car Buying',
    ]);
    expect(cardsOf('Sales')).toEqual(['Location 1', 'Location 4']);
    expect(cardsOf('Service')).toEqual(['Location 2']);
  });

  it.each<[string, Partial<LocationSelection>, number[]]>([
    ['a manufacturer by its name', { manufacturer: 'Land Rover' }, [1, 2]],
    ['a manufacturer by its slug', { manufacturer: 'kia' }, [3]],
    ['a subtype', { subtype: 'express' }, [2]],
    ['an include list', { include: [3, 1, 99] }, [1, 3]],
    ['an exclude list', { exclude: [1, 2] }, [3, 4]],
    ['both lists', { include: [1, 2], exclude: [2, 3] }, [1]],
    ['a list of types to filter out', { filterOut: ['sales', 'parts'] }, [2]],
    ['a list of subtypes to filter out', { filterOut: ['express'] }, [1, 3, 4]],
    ['a main filter with the others', { filter: 'sales', manufacturer: 'land-rover' }, [1]],
    ['empty lists', { include: [], exclude: [], filterOut: [] }, []],
  ])('LO-020 filters by %s', async (_what, selection, expected) => {
    const site = aSite({
      locations: [
        at(1, { manufacturers: ['land-rover'] }),
        at(2, { manufacturers: ['land-rover', 'kia-commercial'], location_type: 'service', location_subtype: 'express' }),
        at(3, { manufacturers: ['kia'], location_type: 'parts' }),
        at(4, { location_type: '' }),
      ],
    });
    await renderSlot(remote, 'location-block', { filter: 'all', ...selection }, { site });
    expect(names()).toEqual(expected.map((id) => `Location ${id}`));
  });

  it('LO-021 drops duplicates after every filter, so that one which is left represents its address', async () => {
    const twin = (id: number, over: Partial<Location>) => at(id, { address: at(1).address, ...over });
    const site = aSite({
      locations: [
        twin(1, { visible: false }),
        twin(2, { location_type: 'parts' }),
        twin(3, { manufacturers: ['kia'] }),
        twin(4, { location_subtype: 'express' }),
        twin(5, { manufacturers: ['mg'] }),
        twin(6, { manufacturers: ['mg'] }),
        twin(7, { manufacturers: ['mg'] }),
      ],
    });
    const selection = { filter: 'sales', manufacturer: 'mg', include: [3, 4, 5, 6, 7], exclude: [5], filterOut: ['express'] } as const;
    await renderSlot(remote, 'location-block', selection, { site });
    expect(names()).toEqual(['Location 6']);
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
