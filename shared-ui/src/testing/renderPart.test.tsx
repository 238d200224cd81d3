import { defineRemote, page, PageNotFound, slot, type LoaderContext } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { renderPage, renderSlot } from './renderPart';

const car = aCar();
const remote = defineRemote({
  name: 'mf-vehicle',
  pages: {
    detail: page(
      async () => ({
        loader: async ({ params, api, server }: LoaderContext) => {
          if (params.slug === 'gone') throw new PageNotFound('no such car');
          return { found: await api.get<object>(`/api/cars/${params.slug}`), at: new Date(0), isOnServer: server !== undefined };
        },
        meta: ({ data, site }) => ({ title: `${(data as { found: { name: string } }).found.name} of ${site.name}` }),
        Component: ({ data }: { data: { found: { name: string }; at: string; isOnServer: boolean } }) => (
          <h1>{[data.found.name, data.at, data.isOnServer].join(' ')}</h1>
        ),
      }),
      { title: 'Vehicle', routes: { 'vehicle.detail': '/cars/:slug' } },
    ),
  },
  slots: {
    'phone-reveal': slot(
      async () => ({
        loader: async (props: object) => Object.keys(props),
        Component: ({ car: { name }, data }) => <p>{[name, String(data)].join(' ')}</p>,
      }),
      { version: 1, reserve: '3rem' },
    ),
  },
});
const responses = { '/api/cars/a': { name: 'Kia Rio' } };

it('renders the page of an address with the data of its loader, as they arrive in a browser', async () => {
  const { meta } = await renderPage(remote, '/cars/a?x=1', { responses });
  expect(screen.getByRole('heading', { name: 'Kia Rio 1970-01-01T00:00:00.000Z true' })).toBeVisible();
  expect(meta.title).toBe('Kia Rio of Harbour Motors');
});

it('runs the loader as a browser does after the first view', async () => {
  await renderPage(remote, '/cars/a', { responses, isOnServer: false });
  expect(screen.getByRole('heading', { name: /false$/ })).toBeVisible();
});

it('rejects as the loader does, for a request that the test did not expect, and for an address of another remote', async () => {
  await expect(renderPage(remote, '/cars/gone')).rejects.toThrow(PageNotFound);
  await expect(renderPage(remote, '/cars/b', { responses })).rejects.toThrow('did not expect GET /api/cars/b');
  await expect(renderPage(remote, '/search')).rejects.toThrow(
    'mf-vehicle has no page at /search on harbour-motors: it is results of mf-search.',
  );
  await expect(renderPage(remote, '/compare', { site: aSite() })).rejects.toThrow('mf-vehicle has no page at /compare on harbour-motors.');
});

it('renders a slot with the props of its mount and the data of its loader', async () => {
  await renderSlot(remote, 'phone-reveal', { car });
  expect(screen.getByText(`${car.name} car`)).toBeVisible();
  await expect(renderSlot(remote, 'search-box', {} as never)).rejects.toThrow('mf-vehicle has no slot search-box.');
});
