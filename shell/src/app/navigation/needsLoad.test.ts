import { aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { needsLoad } from './needsLoad';
import { matchPage } from '../routing/pageMatch';

const site = aSite();
const routes = deployedRoutes(site);
const decide = (before: string, after: string, ownsQuery: boolean, isEntryOfPage = false) => {
  const [from, to] = [new URL(before, site.url), new URL(after, site.url)];
  return needsLoad({ from, to, before: matchPage(routes, from.pathname), after: matchPage(routes, to.pathname), ownsQuery, isEntryOfPage });
};

it.each([
  ['the query changed and the page owns it', '/search?page=1', '/search?page=2', true, false],
  ['the query changed and the page does not own it', '/search?page=1', '/search?page=2', false, true],
  ['the path changed', '/search?page=1', '/search/used?page=2', true, true],
  ['the same address is requested again', '/search?page=1', '/search?page=1', true, true],
  ['the same address with its anchor is requested again', '/cars/a#map', '/cars/a#map', false, true],
  ['only the anchor changed', '/cars/a', '/cars/a#map', false, false],
  ['the anchor left', '/cars/a#map', '/cars/a', false, true],
])('SE-006 decides on the loader when %s', (_when, from, to, ownsQuery, expected) => {
  expect(decide(from, to, ownsQuery)).toBe(expected);
});

it('FO-003 loads nothing for an entry of the history that the page made for a step of its own', () => {
  expect(decide('/cars/a?x=1', '/cars/a?x=1', false, true)).toBe(false);
  expect(decide('/cars/a', '/cars/b', false, true)).toBe(true);
});
