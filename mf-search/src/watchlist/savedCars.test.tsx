import { ApiError, sessionChecked, type PlatformApi, type SiteConfig, type User } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const site = aSite({ switches: { favouritesEnabled: true, watchlistEnabled: true } });
const carOf = (id: number) => aCar({ id, year: 2020 + id, make: 'Kia', model: 'Rio', badge: null, series: null });

/** The slot for a visitor who saved these cars, the newest first. */
function renderSaved(
  ids: number[],
  chosen: PlatformApi['get'] = jest.fn(),
  user: User | null = { id: 1, phone: '+61491570006' },
  on: SiteConfig = site,
) {
  const store = createPlatformStore({ site: on });
  store.dispatch(sessionChecked(user));
  const get = ((path: string) => (path === '/api/watchlist' ? Promise.resolve({ car_ids: ids }) : chosen(path))) as PlatformApi['get'];
  return renderSlot(remote, 'saved-cars', { limit: 3 }, { site: on, store, api: { get } });
}
const section = () => within(screen.getByRole('region', { name: 'Saved vehicles' }));

it('NA-054 shows the three newest saved cars, and links to the watchlist with the number of all', async () => {
  const chosen = jest.fn(async () => [carOf(5), carOf(4), carOf(3)]) as jest.Mock & PlatformApi['get'];
  await renderSaved([5, 4, 3, 2], chosen);
  expect(
    section()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['2025 Kia Rio', '2024 Kia Rio', '2023 Kia Rio']);
  expect(chosen.mock.calls.map(([path]) => path)).toEqual(['/api/cars/chosen?ids=5,4,3']);
  expect(section().getByRole('link', { name: 'Your watchlist (4)' })).toHaveAttribute('href', '/watchlist');
});

it('NA-054 offers all vehicles where none is saved', async () => {
  await renderSaved([]);
  expect(section().getByRole('heading', { level: 3, name: 'You have no saved vehicles yet.' })).toBeVisible();
  expect(section().getByRole('link', { name: 'See all vehicles' })).toHaveAttribute('href', '/search/new-used-and-demo-cars');
  expect(section().queryByRole('link', { name: /Your watchlist/ })).not.toBeInTheDocument();
});

it('NA-054 offers Retry when the cars cannot be loaded', async () => {
  const chosen = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('down', 502, 'upstream_failed'))
    .mockResolvedValueOnce([carOf(5)]);
  await renderSaved([5], chosen);
  await userEvent.click(section().getByRole('button', { name: 'Retry' }));
  expect(await section().findByRole('heading', { level: 3, name: '2025 Kia Rio' })).toBeVisible();
});

it('NA-054 still links to the watchlist when the site no longer shows the saved cars', async () => {
  await renderSaved([5], jest.fn(async () => []) as unknown as PlatformApi['get']);
  expect(section().getByRole('link', { name: 'Your watchlist (1)' })).toBeVisible();
  expect(section().queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

it.each<[string, User | null, SiteConfig]>([
  ['for a visitor who is not signed in', null, site],
  ['on a site without a watchlist', { id: 1, phone: '+61491570006' }, aSite({ switches: { favouritesEnabled: true } })],
])('NA-054 renders nothing %s', async (_where, user, on) => {
  const { container } = await renderSaved([5], jest.fn(), user, on);
  expect(container).toBeEmptyDOMElement();
});
