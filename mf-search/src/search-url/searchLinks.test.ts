import { createLinks, type SearchState } from '@forecourt/shared-contracts';
import { aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { createSearchLinks } from './searchLinks';
import { resultsRoute } from './resultsRoute';
import { searchStateOf } from './searchState';
import { withoutFilters, withPage, withQuery, withSort, withToggled } from '../refine/searchChanges';

const site = aSite();

function at(path: string, params: Record<string, string> = {}, search = '') {
  const route = resultsRoute(path, params, site);
  return { state: searchStateOf(route, search), links: createSearchLinks(route, site, createLinks(deployedRoutes(site))) };
}

describe('addresses of searches', () => {
  it.each([
    ['a filter beyond the path', (state: SearchState) => withToggled(state, 'car_type', ['used']), '/search/toyota?car_type=used'],
    [
      'another make beside the one of the path',
      (state: SearchState) => withToggled(state, 'make', ['Kia']),
      '/search/toyota?make=Toyota&make=Kia',
    ],
    ['the make of the path taken off', (state: SearchState) => withToggled(state, 'make', ['Toyota']), '/search'],
    ['everything', withoutFilters, '/search'],
    ['words', (state: SearchState) => withQuery(state, 'hybrid'), '/search/toyota?query=hybrid'],
    ['an order', (state: SearchState) => withSort(state, 'Car_production:km:asc'), '/search/toyota?sortBy=Car_production%3Akm%3Aasc'],
    ['a later page', (state: SearchState) => withPage(state, 3), '/search/toyota?page=3'],
    ['nothing new', (state: SearchState) => state, '/search/toyota'],
  ])('SE-006 SE-009 writes %s', (_case, change, expected) => {
    const { state, links } = at('/search/toyota', { preset: 'toyota' });

    expect(links.href(change(state))).toBe(expected);
  });

  it('SE-005 reads back every address that it writes', () => {
    const { state, links } = at('/search/used-cars', { preset: 'used-cars' }, '?make=Kia&price=:20000&query=gt');
    const next = withToggled(withPage(state, 1), 'make', ['Toyota']);
    const [path = '', search = ''] = links.href(next).split('?');

    expect(at(path, { preset: 'used-cars' }, search).state).toEqual(next);
  });

  it.each([
    ['one make', (state: SearchState) => withToggled(state, 'make', ['Kia']), '/search/kia'],
    ['one type', (state: SearchState) => withToggled(state, 'car_type', ['demo']), '/search/demo-cars'],
    ['one body', (state: SearchState) => withToggled(state, 'body', ['SUV']), '/search/suv'],
    ['spellings of one make', (state: SearchState) => withToggled(state, 'make', ['Suzuki', 'Suzuki Australia']), '/search/suzuki'],
  ])('SE-039 returns the clean path of %s', (_case, change, expected) => {
    const { state, links } = at('/search');

    expect(links.cleanPath(change(state))).toBe(expected);
  });

  it.each([
    ['two makes', (state: SearchState) => withToggled(state, 'make', ['Kia', 'Toyota'])],
    ['a make and a type', (state: SearchState) => withToggled(withToggled(state, 'make', ['Kia']), 'car_type', ['used'])],
    ['a make and words', (state: SearchState) => withQuery(withToggled(state, 'make', ['Kia']), 'gt')],
    ['a make that no list knows', (state: SearchState) => withToggled(state, 'make', ['Zeppelin Works'])],
    ['a colour', (state: SearchState) => withToggled(state, 'colour', ['Red'])],
  ])('SE-039 returns no clean path of %s', (_case, change) => {
    const { state, links } = at('/search');

    expect(links.cleanPath(change(state))).toBeNull();
  });

  it('CO-138 takes a path with a trailing slash as the same', () => {
    expect(at('/search/toyota/', { preset: 'toyota' }).links.href(at('/search/toyota', { preset: 'toyota' }).state)).toBe('/search/toyota');
  });
});
