/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { screen } from '@testing-library/react';
import type { AnySlotModule, SlotName } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderShell } from '../testing/renderShell';

const part = (words: string) => async (): Promise<AnySlotModule> => ({ Component: () => <p>{words}</p> });
const offering = (...names: SlotName[]) => ({ slots: Object.fromEntries(names.map((name) => [name, part(name)])) });

it('SH-013 SH-018 the home page is composed of the slots of other modules', async () => {
  await renderShell({
    site: aSite({ tagline: 'Cars with a story' }),
    remotes: {
      'mf-search': offering('stock-search', 'price-slider', 'offer-cards'),
      'mf-locations': offering('guarantee-strip', 'location-block', 'reviews'),
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Harbour Motors' })).toBeVisible();
  expect(screen.getByText('Cars with a story')).toBeVisible();
  const displayed = screen.getAllByText(/^[a-z-]+$/).map(({ textContent }) => textContent);
  expect(displayed).toEqual(['stock-search', 'price-slider', 'offer-cards', 'guarantee-strip', 'location-block', 'reviews']);
});

it('SH-013 omits the slots that no release provides', async () => {
  const { container } = await renderShell({ remotes: { 'mf-search': offering('stock-search') } });
  expect(screen.getByText('stock-search')).toBeVisible();
  expect([...container.querySelectorAll('main [data-slot]')].map((region) => region.getAttribute('data-slot'))).toEqual(['stock-search']);
});

it('SH-013 NA-058 a site whose document has sections has these, below a hero that every site has', async () => {
  const { container } = await renderShell({
    site: aSite({
      sections: {
        'shell.home': [
          { type: 'text', title: 'Who we are', html: '<p>Since 1989.</p>' },
          { type: 'slot', slot: 'reviews', props: { locationId: 3 } },
        ],
      },
    }),
    remotes: {
      'mf-search': offering('search-box', 'price-slider'),
      'mf-locations': { slots: { reviews: async () => ({ Component: ({ locationId }) => <p>reviews of {locationId}</p> }) } },
    },
  });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Harbour Motors', 'Who we are']);
  expect(screen.getByText('reviews of 3')).toBeVisible();
  expect([...container.querySelectorAll('main [data-slot]')].map((region) => region.getAttribute('data-slot'))).toEqual([
    'search-box',
    'reviews',
  ]);
});

it('SH-013 a search module of before the search by body and price keeps the search of the hero', async () => {
  const hero = { type: 'hero' as const, title: 'Hello', lead: null, tools: [{ slot: 'stock-search', props: {} }] };
  const { container } = await renderShell({
    site: aSite({ sections: { 'shell.home': [hero] } }),
    remotes: { 'mf-search': { slots: { 'search-box': async () => ({ Component: ({ placement }) => <p>search in the {placement}</p> }) } } },
  });
  expect(screen.getByText('search in the hero')).toBeVisible();
  expect(container.querySelectorAll('main [data-slot]')).toHaveLength(1);
});

it('PL-053 the slots of the first two sections know that they hydrate with the page, so that their first image loads at once', async () => {
  const hydrating: AnySlotModule = { Component: ({ hydrate }) => <p>hydrate {hydrate}</p> };
  const section = { type: 'slot', slot: 'reviews', props: {} } as const;
  const { container } = await renderShell({
    site: aSite({ sections: { 'shell.home': [section, section, section] } }),
    remotes: { 'mf-locations': { slots: { reviews: async () => hydrating } } },
  });
  expect([...container.querySelectorAll('main [data-slot]')].map(({ textContent }) => textContent)).toEqual([
    'hydrate load',
    'hydrate load',
    'hydrate visible',
  ]);
});
