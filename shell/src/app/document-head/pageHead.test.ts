import { createLinks } from '@forecourt/shared-contracts';
import type { AnyPageModule } from '@forecourt/shared-contracts/shell';
import { aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { matchedHead } from './matchedHead';
import { completeHead, notFoundMeta, pageMeta } from './pageHead';
import { matchPage } from '../routing/pageMatch';
import type { PageResult } from '../routing/pageResult';
import { servicesFor } from '../testing/renderShell';

const site = aSite({ tagline: 'Cars with a story' });
const context = { url: new URL('http://site/cars/a'), params: { slug: 'a' }, site, to: createLinks(deployedRoutes(site)) };
const route = { title: 'Vehicle' };
const car: AnyPageModule = {
  Component: () => null,
  meta: ({ data }) => ({ title: `A ${(data as { make: string }).make}`, canonical: '/cars/a', image: '/images/a.jpg', status: 410 }),
};

it('SH-181 the title is {page} | {site name}, and the site name when a page has none', () => {
  expect(completeHead({ title: 'Used cars' }, site).title).toBe('Used cars | Harbour Motors');
  expect(completeHead({ title: '' }, site).title).toBe('Harbour Motors');
});

it("PL-058 makes canonical and image absolute on the tenant's host", () => {
  const head = completeHead({ title: 'A car', canonical: '/cars/a', image: '/images/a.jpg' }, site);
  expect(head.canonical).toBe('https://harbour-motors.example/cars/a');
  const canonicalOf = (canonical: string) => completeHead({ title: 'A page', canonical }, site).canonical;
  expect(canonicalOf('/book-test-drive/')).toBe('https://harbour-motors.example/book-test-drive');
  expect(canonicalOf('/search//?page=2')).toBe('https://harbour-motors.example/search?page=2');
  expect(canonicalOf('/')).toBe('https://harbour-motors.example/');
  expect(head.image).toBe('https://harbour-motors.example/images/a.jpg');
  expect(completeHead({ title: 'A car', image: 'https://images.example/a.jpg' }, site).image).toBe('https://images.example/a.jpg');
  expect(completeHead({ title: 'A car' }, site)).toMatchObject({
    description: 'Cars with a story',
    canonical: null,
    image: null,
    robots: null,
    status: 200,
  });
});

it("PL-060 title and status come from the page's meta for its data", () => {
  const head = completeHead(pageMeta(car, route, { kind: 'ready', data: { make: 'Toyota' } }, context), site);
  expect(head).toMatchObject({ title: 'A Toyota | Harbour Motors', status: 410 });
});

it('SH-017 an unknown page is 404, noindex and without canonical', () => {
  expect(completeHead(pageMeta(car, route, { kind: 'not-found' }, context), site)).toMatchObject({
    title: 'Page not found | Harbour Motors',
    status: 404,
    robots: 'noindex',
    canonical: null,
  });
  expect(completeHead(notFoundMeta, site).status).toBe(404);
});

it('SH-016 PL-027 PL-033 a page that failed stays in search engines: 503, by its remote or the back end, never noindex', () => {
  const failed = (by: 'remote' | 'back-end') => completeHead(pageMeta(undefined, route, { kind: 'failed', by }, context), site);
  expect(failed('remote')).toMatchObject({ title: 'Vehicle | Harbour Motors', status: 503, robots: null });
  expect(failed('back-end')).toMatchObject({ status: 503, robots: null });
});

it('SH-181 a page without meta has the title of its route', () => {
  expect(pageMeta({ Component: () => null }, route, { kind: 'ready', data: null }, context)).toEqual({ title: 'Vehicle' });
  expect(pageMeta(car, route, { kind: 'gated' }, context)).toEqual({ title: 'Vehicle', robots: 'noindex' });
});

it('SH-017 SH-018 the head belongs to the matched route: home, a page of a remote, or none', async () => {
  const { services } = servicesFor({ site, remotes: { 'mf-vehicle': { pages: { detail: async () => car } } } });
  const of = (path: string, result: PageResult) =>
    matchedHead({
      match: matchPage(services.composition.routes, path),
      result,
      url: context.url,
      site,
      to: context.to,
      modules: services.modules,
    });

  expect(of('/', { kind: 'ready', data: null })).toMatchObject({ title: 'Harbour Motors', canonical: 'https://harbour-motors.example/' });
  expect(of('/', { kind: 'ready', data: null }).jsonLd).toEqual([
    expect.objectContaining({ '@type': 'AutoDealer', name: 'Harbour Motors' }),
  ]);
  expect(of('/no/such/page/here', { kind: 'not-found' }).status).toBe(404);
  expect(of('/cars/a', { kind: 'gated' }).robots).toBe('noindex');

  await services.modules.page('mf-vehicle', 'detail');
  expect(of('/cars/a', { kind: 'ready', data: { make: 'Kia' } }).title).toBe('A Kia | Harbour Motors');
});
