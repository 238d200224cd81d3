/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import { ApiError, page, sessionChecked } from '@forecourt/shared-contracts';
import type { AnyPageModule } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderShell, type TestRemote } from '../testing/renderShell';

const showing =
  (heading: string, loader?: AnyPageModule['loader']): (() => Promise<AnyPageModule>) =>
  async () => ({ Component: () => <h1>{heading}</h1>, loader });
const loaded = jest.fn(() => null);
const checkout = { type: 'checkout', switch: 'gateCheckout', car: 'found' } as const;
const remotes: Record<string, TestRemote> = {
  'mf-navigation': {
    pages: {
      'customer-area': page(showing('My garage', loaded), {
        title: 'My Garage',
        gate: { type: 'my-garage' },
        routes: { 'navigation.my-garage': '/my-garage' },
      }),
    },
  },
  'mf-forms': {
    pages: {
      'online-purchase': page(showing('Buy online'), {
        title: 'Buy online',
        gate: checkout,
        routes: { 'forms.checkout-journey': '/checkout-journey' },
      }),
      checkout: page(showing('Reserve'), { title: 'Reserve', gate: checkout, routes: { 'forms.reserve': '/cars/:slug/checkout' } }),
      contact: showing('Contact us'),
      'sign-in': page(showing('Sign in'), { title: 'Sign in', routes: { 'forms.sign-in': '/sign-in' } }),
    },
  },
  'mf-finance': { pages: { application: showing('Apply for finance') } },
  'mf-search': { pages: { start: showing('All vehicles') } },
};
const site = aSite({ switches: { gateCheckout: true, gateFinanceWithNvic: true } });
const open = (path: string, over: Parameters<typeof renderShell>[0] = {}) => renderShell({ path, site, remotes, user: null, ...over });
const query = (navigation: { displayedPage(): { location: { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(navigation.displayedPage().location.search));

beforeEach(() => loaded.mockClear());

it('SH-119 redirects an anonymous visitor to the sign-in path, with the type of the gate, the gated path and the previous page', async () => {
  const { navigation } = await open('/my-garage?tab=cars');
  expect(navigation.displayedPage().location.pathname).toBe('/sign-in');
  expect(query(navigation)).toEqual({ type: 'my-garage', redirect: '/my-garage?tab=cars', back: '/' });
  expect(loaded).not.toHaveBeenCalled();
});

it('passes the previous page of this visit as the back target', async () => {
  const { navigation } = await open('/contact?from=footer');
  await screen.findByRole('heading', { name: 'Contact us' });
  await act(async () => navigation.navigate('/my-garage'));
  expect(navigation.displayedPage().location.pathname).toBe('/sign-in');
  expect(query(navigation).back).toBe('/contact?from=footer');

  act(() => navigation.go(-1));
  await waitFor(() => expect(navigation.displayedPage().location.pathname).toBe('/contact'));
});

it('displays a gated page to a signed-in user', async () => {
  await open('/my-garage', { user: { id: 1, phone: '+61491570006' } });
  expect(await screen.findByRole('heading', { name: 'My garage' })).toBeVisible();
  expect(loaded).toHaveBeenCalledTimes(1);
});

it('renders no page and no redirect while the session loads, then the page of a signed-in user', async () => {
  const { navigation, store } = await open('/my-garage', { user: undefined });
  expect(navigation.displayedPage().location.pathname).toBe('/my-garage');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(loaded).not.toHaveBeenCalled();

  await act(async () => store.dispatch(sessionChecked({ id: 1, phone: '+61491570006' })));
  expect(await screen.findByRole('heading', { name: 'My garage' })).toBeVisible();
});

it('a gated page is not found where the site has no page to sign in', async () => {
  await open('/my-garage', { remotes: { 'mf-navigation': remotes['mf-navigation'] as TestRemote } });
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(loaded).not.toHaveBeenCalled();
});

it('replaces the gated page in the history when the session turns out to be anonymous', async () => {
  const { navigation, store } = await open('/my-garage', { user: undefined, serverResult: { kind: 'gated' } });
  await act(async () => store.dispatch(sessionChecked(null)));
  await waitFor(() => expect(navigation.displayedPage().location.pathname).toBe('/sign-in'));
  expect(navigation.displayedPage().navigationType).toBe('REPLACE');
});

it('redirects to the sign-in path when the user signs out on a gated page', async () => {
  const { navigation, store } = await open('/my-garage', { user: { id: 1, phone: '+61491570006' } });
  await screen.findByRole('heading', { name: 'My garage' });
  await act(async () => store.dispatch(sessionChecked(null)));
  await waitFor(() => expect(navigation.displayedPage().location.pathname).toBe('/sign-in'));
});

describe('the checkout gate', () => {
  it('needs no car request where the path has its slug', async () => {
    const { navigation } = await open('/cars/a-car/checkout');
    await waitFor(() => expect(query(navigation)).toEqual({ type: 'checkout', redirect: '/cars/a-car/checkout', back: '/' }));
  });

  it('requests the car of an id, then redirects', async () => {
    const { navigation } = await open('/checkout-journey?car_id=101', { responses: { '/api/cars?id=101': aCar() } });
    await waitFor(() => expect(query(navigation)).toEqual({ type: 'checkout', redirect: '/checkout-journey?car_id=101', back: '/' }));
  });

  it('redirects to the vehicles when there is no such car', async () => {
    const { navigation } = await open('/checkout-journey?car_id=999', {
      responses: { '/api/cars?id=999': Promise.reject(new ApiError('No such car.', 404, 'not_found')) },
    });
    expect(await screen.findByRole('heading', { name: 'All vehicles' })).toBeVisible();
    expect(navigation.displayedPage().location.pathname).toBe('/cars/');
  });

  it('fails the page, and does not open the gate, when the back end does not respond', async () => {
    const { failures } = await open('/checkout-journey?car_id=1', {
      responses: { '/api/cars?id=1': Promise.reject(new ApiError('Away', 0, 'unreachable')) },
    });
    expect(await screen.findByText('This page is temporarily unavailable. Please try again.')).toBeVisible();
    expect(failures.length).toBeGreaterThan(0);
  });

  it('is open on sites that do not gate the checkout', async () => {
    await open('/cars/a-car/checkout', { site: aSite() });
    expect(await screen.findByRole('heading', { name: 'Reserve' })).toBeVisible();
  });
});

describe('the finance gate', () => {
  it.each([
    ['a car with an NVIC', aCar({ nvic: 'K7X21A' }), '/sign-in'],
    ['a car without one', aCar({ nvic: null, has_nvic: false }), '/finance'],
  ])('decides for %s', async (_what, car, pathname) => {
    const { navigation } = await open('/finance?car_id=101', { responses: { '/api/cars?id=101': car } });
    await waitFor(() => expect(screen.getByRole('heading')).toBeVisible());
    expect(navigation.displayedPage().location.pathname).toBe(pathname);
  });

  it('requests no car where the path has none', async () => {
    await open('/finance');
    expect(await screen.findByRole('heading', { name: 'Apply for finance' })).toBeVisible();
  });
});
