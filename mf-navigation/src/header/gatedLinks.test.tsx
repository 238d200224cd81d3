import { ApiError, enquiryRecorded, sessionChecked, useLoadWatchlist, type PlatformApi, type User } from '@forecourt/shared-contracts';
import { createPlatformStore, type PlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot, type PartOptions } from '@forecourt/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import remote from '../remote';

const site = aSite({ switches: { garageEnabled: true, favouritesEnabled: true, watchlistEnabled: true } });
const user: User = { id: 1, phone: '+61491570006' };

function storeOf(visitor: User | null, on = site): PlatformStore {
  const store = createPlatformStore({ site: on });
  store.dispatch(sessionChecked(visitor));
  return store;
}
function withEnquiries(store: PlatformStore, count: number): PlatformStore {
  for (let id = 1; id <= count; id += 1)
    store.dispatch(enquiryRecorded({ id: `${id}`, sentAt: '2026-03-02T02:00:00.000Z', car: null, category: 'Feedback' }));
  return store;
}

/** The header some seconds after it was rendered, when the browser has been idle. */
async function renderHeader(options: PartOptions) {
  const rendered = await renderSlot(remote, 'header', {}, { site, ...options });
  await act(() => jest.advanceTimersByTimeAsync(3000));
  return rendered;
}

/** Address of each link with this name: the one of the header, and the one of the drawer. */
const links = (name: string) => screen.queryAllByRole('link', { name, hidden: true }).map((link) => link.getAttribute('href'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('My Garage', () => {
  const withoutSignIn = aSite({ switches: { garageEnabled: true }, routes: [{ route: 'forms.sign-in', pattern: null, off: true }] });
  const garage = aSite({ switches: { garageEnabled: true, customerAreaPath: '/myservco' } });

  it('NA-022 leads to the tenant’s customer area, from header and drawer', async () => {
    await renderHeader({ site: garage, store: storeOf(user) });
    expect(links('My Garage')).toEqual(['/myservco', '/myservco']);
  });

  it.each([
    [1, 'My Garage, 1 enquiry'],
    [2, 'My Garage, 2 enquiries'],
  ])('NA-022 has the number of this browser’s enquiries for a signed-in visitor: %i', async (count, name) => {
    await renderHeader({ site: garage, store: withEnquiries(storeOf(user, garage), count) });
    expect(links(name)).toEqual(['/myservco', '/myservco']);
    expect(screen.getAllByText(`${count}`)).toHaveLength(2);
  });

  it('NA-022 has no number for a visitor who is not signed in: the gate of the page leads to the sign-in page', async () => {
    await renderHeader({ site: garage, store: withEnquiries(storeOf(null, garage), 2) });
    expect(links('My Garage')).toEqual(['/myservco', '/myservco']);
    expect(screen.queryByText('2')).not.toBeInTheDocument();
  });

  it.each([
    ['where nobody can sign in', withoutSignIn, null],
    ['where the garage is off', aSite(), user],
  ])('NA-022 is not there %s', async (_where, on, visitor) => {
    await renderHeader({ site: on, store: storeOf(visitor, on) });
    expect(links('My Garage')).toEqual([]);
  });
});

describe('Watchlist', () => {
  const savedCars = (carIds: number[]) => jest.fn(async () => ({ car_ids: carIds })) as jest.Mock & PlatformApi['get'];

  it('NA-023 leads to the watchlist, from header and drawer, with the number of cars that the visitor saved', async () => {
    const get = savedCars([7, 9, 4]);
    await renderHeader({ store: storeOf(user), api: { get } });
    expect(links('Watchlist, 3 saved')).toEqual(['/watchlist', '/watchlist']);
    expect(get.mock.calls).toEqual([['/api/watchlist']]);
  });

  it('NA-023 requests the list when the browser is idle, not while the page is loading', async () => {
    const get = savedCars([7]);
    await renderSlot(remote, 'header', {}, { site, store: storeOf(user), api: { get } });
    expect(get).not.toHaveBeenCalled();
    expect(links('Watchlist')).toEqual(['/watchlist', '/watchlist']);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('NA-023 shares the request of another part of the page', async () => {
    function SaveButton() {
      const load = useLoadWatchlist(user);
      useEffect(() => void load?.(), [load]);
      return null;
    }
    const get = savedCars([7, 9]);
    await renderHeader({ store: storeOf(user), api: { get }, beside: <SaveButton /> });
    expect(get).toHaveBeenCalledTimes(1);
    expect(links('Watchlist, 2 saved')).toEqual(['/watchlist', '/watchlist']);
  });

  it('NA-023 has no number where the list is empty or cannot be loaded', async () => {
    const { unmount } = await renderHeader({ store: storeOf(user), api: { get: savedCars([]) } });
    expect(links('Watchlist')).toEqual(['/watchlist', '/watchlist']);
    unmount();
    await renderHeader({ store: storeOf(user), responses: { '/api/watchlist': new ApiError('Away', 503, 'unavailable') } });
    expect(links('Watchlist')).toEqual(['/watchlist', '/watchlist']);
  });

  it('NA-023 has no number for a visitor who is not signed in, and requests nothing', async () => {
    const get = savedCars([7]);
    await renderHeader({ store: storeOf(null), api: { get } });
    expect(links('Watchlist')).toEqual(['/watchlist', '/watchlist']);
    expect(get).not.toHaveBeenCalled();
  });

  it.each([
    ['without a watchlist', { favouritesEnabled: true, watchlistEnabled: false }],
    ['without favourites, which the watchlist needs', { favouritesEnabled: false, watchlistEnabled: true }],
  ])('NA-023 is not there on a site %s', async (_which, switches) => {
    const other = aSite({ switches });
    const get = savedCars([7]);
    await renderHeader({ site: other, store: storeOf(user, other), api: { get } });
    expect(links('Watchlist')).toEqual([]);
    expect(get).not.toHaveBeenCalled();
  });
});

it('NA-022 NA-023 the drawer has both after the menu, the customer area first', async () => {
  await renderHeader({ store: storeOf(null) });
  const drawer = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  const last = [...drawer.querySelectorAll('ul > li > a')].slice(-2);
  expect(last.map(({ textContent }) => textContent)).toEqual(['My Garage', 'Watchlist']);
});
