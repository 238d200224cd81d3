/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { act } from '@testing-library/react';
import type { AnyPageModule } from '@forecourt/shared-contracts';
import { renderShell } from '../testing/renderShell';

const carPage: AnyPageModule = {
  Component: ({ data }) => <h1>{data}</h1>,
  loader: ({ params }) => params.slug,
  meta: ({ data }) => ({
    title: data,
    description: `About ${data}`,
    canonical: `/cars/${data}`,
    image: `/images/${data}.jpg`,
    robots: data === 'sold' ? 'noindex' : undefined,
  }),
};
const metaContent = (name: string) => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

const start = () =>
  renderShell({ path: '/cars/corolla', remotes: { 'mf-vehicle': { pages: { 'vehicle.detail': async () => carPage } } } });

beforeEach(() => {
  document.head.innerHTML = [
    '<title>as the server wrote it</title>',
    '<meta name="description" content="as the server wrote it">',
    '<link rel="canonical" href="https://harbour-motors.example/cars/corolla">',
  ].join('');
});

it('SH-181 leaves the first page as the server wrote it', async () => {
  await start();
  expect(document.title).toBe('as the server wrote it');
  expect(metaContent('description')).toBe('as the server wrote it');
});

it('SH-181 PL-058 keeps title, description, canonical and picture in step with every navigation', async () => {
  const { navigation } = await start();
  await act(() => navigation.navigate('/cars/yaris'));
  expect(document.title).toBe('yaris | Harbour Motors');
  expect(metaContent('description')).toBe('About yaris');
  expect(metaContent('og:title')).toBe('yaris | Harbour Motors');
  expect(metaContent('og:image')).toBe('https://harbour-motors.example/images/yaris.jpg');
  expect(canonical()).toBe('https://harbour-motors.example/cars/yaris');
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});

it('PL-061 writes noindex where a page asks for it and takes it away again', async () => {
  const { navigation } = await start();
  await act(() => navigation.navigate('/cars/sold'));
  expect(metaContent('robots')).toBe('noindex');
  await act(() => navigation.navigate('/cars/yaris'));
  expect(metaContent('robots')).toBeNull();
});

it('SH-017 an unknown address is named so and has no canonical', async () => {
  const { navigation } = await start();
  await act(() => navigation.navigate('/no/such/page/here'));
  expect(document.title).toBe('Page not found | Harbour Motors');
  expect([metaContent('robots'), canonical()]).toEqual(['noindex', null]);
  await act(() => navigation.navigate('/'));
  expect(canonical()).toBe('https://harbour-motors.example/');
});
