/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { act, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { AnyPageModule } from '@forecourt/shared-contracts/shell';
import { renderShell } from '../testing/renderShell';

const results: AnyPageModule = {
  ownsQuery: true,
  Component: function Results() {
    return <h1>Results {useLocation().search}</h1>;
  },
};
const car: AnyPageModule = { Component: () => <h1>A car</h1> };
const remotes = {
  'mf-search': { pages: { results: async () => results } },
  'mf-vehicle': { pages: { detail: async () => car } },
};

it('PL-054 renders another query of the same page synchronously', async () => {
  const { navigation } = await renderShell({ path: '/search', remotes });
  await act(async () => {
    flushSync(() => void navigation.navigate('/search?make=Kia'));
    expect(screen.getByRole('heading', { level: 1, name: 'Results ?make=Kia' })).toBeVisible();
  });
});

it('shows the previous page until the next one has loaded', async () => {
  const { navigation } = await renderShell({ path: '/search', remotes });
  await act(async () => {
    flushSync(() => void navigation.navigate('/cars/a'));
    expect(screen.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'A car' })).toBeVisible();
});
