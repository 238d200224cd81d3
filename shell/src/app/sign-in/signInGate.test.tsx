/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import { ApiError, sessionChecked, type AnyPageModule } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { createVisitHistory } from '../visit-history/visitHistory';
import { renderShell, type TestRemote } from '../testing/renderShell';

const page = (heading: string, loader?: AnyPageModule['loader']): (() => Promise<AnyPageModule>) => async () => ({ Component: () => <h1>{heading}</h1>, loader });
const loaded = jest.fn(() => null);
const remotes: Record<string, TestRemote> = {
  'mf-navigation': { pages: { 'navigation.customer-area': page('My garage', loaded) } },
  'mf-forms': { pages: { 'forms.sign-in': page('Sign in'), 'forms.online-purchase': page('Buy online'), 'forms.checkout': page('Reserve'), 'forms.contact': page('Contact us') } },
  'mf-finance': { pages: { 'finance.application': page('Apply for finance') } },
  'mf-search': { pages: { 'search.start': page('All vehicles') } },
};
const site = aSite({ switches: { garageEnabled: true, gateCheckout: true, gateFinanceWithNvic: true } });
const open = (path: string, over: Parameters<typeof renderShell>[0] = {}) => renderShell({ path, site, remotes, user: null, ...over });
const query = (navigation: { displayedPage(): { location: { search: string } } }) => Object.fromEntries(new URLSearchParams(navigation.displayedPage().location.search));

beforeEach(() => loaded.mockClear());

it('SH-117 SH-119 sends an unknown visitor to the sign-in page of the gate’s type, which knows the way on and back', async () => {
  const { navigation } = await open('/my-garage?tab=cars');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(navigation.displayedPage().location.pathname).toBe('/sign-in');
  expect(query(navigation)).toEqual({ type: 'my-garage', redirect: '/my-garage?tab=cars', back: '/' });
  expect(loaded).not.toHaveBeenCalled();
});

it('SH-119 back is the page of this visit that the visitor came from', async () => {
  const { navigation } = await open('/contact?from=footer');
  await screen.findByRole('heading', { name: 'Contact us' });
  await act(async () => navigation.navigate('/my-garage'));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(query(navigation).back).toBe('/contact?from=footer');

  act(() => navigation.go(-1));
  await waitFor(() => expect(navigation.displayedPage().location.pathname).toBe('/contact'));
});

it('SH-116 lets a signed-in user pass', async () => {
  await open('/my-garage', { user: { id: 1, phone: '+61491570006' } });
  expect(await screen.findByRole('heading', { name: 'My garage' })).toBeVisible();
  expect(loaded).toHaveBeenCalledTimes(1);
});

it('SH-118 waits without a redirect while the session loads, and then lets the user in', async () => {
  const { navigation, store } = await open('/my-garage', { user: undefined });
  expect(navigation.displayedPage().location.pathname).toBe('/my-garage');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(loaded).not.toHaveBeenCalled();

  await act(async () => store.dispatch(sessionChecked({ id: 1, phone: '+61491570006' })));
  expect(await screen.findByRole('heading', { name: 'My garage' })).toBeVisible();
});

it('SH-118 SH-117 waits while the session loads, and then sends an unknown visitor to sign in, past the gate in the history', async () => {
  const { navigation, store } = await open('/my-garage', { user: undefined, serverResult: { kind: 'gated' } });
  await act(async () => store.dispatch(sessionChecked(null)));
  await waitFor(() => expect(navigation.displayedPage().location.pathname).toBe('/sign-in'));
  expect(navigation.displayedPage().navigationType).toBe('REPLACE');
});

it('SH-117 a page that is open no longer is left when the user signs out', async () => {
  const { navigation, store } = await open('/my-garage', { user: { id: 1, phone: '+61491570006' } });
  await screen.findByRole('heading', { name: 'My garage' });
  await act(async () => store.dispatch(sessionChecked(null)));
  await waitFor(() => expect(navigation.displayedPage().location.pathname).toBe('/sign-in'));
});

describe('SH-120 the checkout gate', () => {
  it('SH-120 knows the car by the slug of the address', async () => {
    const { navigation } = await open('/cars/a-car/checkout');
    await waitFor(() => expect(query(navigation)).toEqual({ type: 'checkout', redirect: '/cars/a-car/checkout', back: '/' }));
  });

  it('SH-120 waits for the car of an id, then asks for the sign-in', async () => {
    const { navigation } = await open('/checkout-journey?car_id=101', { responses: { '/api/cars?id=101': aCar() } });
    await waitFor(() => expect(query(navigation)).toEqual({ type: 'checkout', redirect: '/checkout-journey?car_id=101', back: '/' }));
  });

  it('SH-120 leads to the vehicles when there is no such car', async () => {
    const { navigation } = await open('/checkout-journey?car_id=999', { responses: { '/api/cars?id=999': Promise.reject(new ApiError('No such car.', 404, 'not_found')) } });
    expect(await screen.findByRole('heading', { name: 'All vehicles' })).toBeVisible();
    expect(navigation.displayedPage().location.pathname).toBe('/cars/');
  });

  it('SH-016 a back end that does not answer is a failure of the page, not an open gate', async () => {
    const { failures } = await open('/checkout-journey?car_id=1', { responses: { '/api/cars?id=1': Promise.reject(new ApiError('Away', 0, 'unreachable')) } });
    expect(await screen.findByText('This page is temporarily unavailable. Please try again.')).toBeVisible();
    expect(failures.length).toBeGreaterThan(0);
  });

  it('SH-120 is open on sites that do not gate the checkout', async () => {
    await open('/cars/a-car/checkout', { site: aSite() });
    expect(await screen.findByRole('heading', { name: 'Reserve' })).toBeVisible();
  });
});

describe('SH-121 the finance gate', () => {
  it.each([
    ['a car with an NVIC', aCar({ nvic: 'K7X21A' }), '/sign-in'],
    ['a car without', aCar({ nvic: null, has_nvic: false }), '/finance'],
  ])('SH-121 for %s', async (_what, car, pathname) => {
    const { navigation } = await open('/finance?car_id=101', { responses: { '/api/cars?id=101': car } });
    await waitFor(() => expect(screen.getByRole('heading')).toBeVisible());
    expect(navigation.displayedPage().location.pathname).toBe(pathname);
  });

  it('SH-121 asks for no car where the address names none', async () => {
    await open('/finance');
    expect(await screen.findByRole('heading', { name: 'Apply for finance' })).toBeVisible();
  });
});

describe('SH-119 the trail of a visit', () => {
  const paths = { signIn: () => '/sign-in?type=my-garage' } as unknown as Parameters<typeof createVisitHistory>[0]['paths'];
  const origin = 'https://dealer.example';
  const trail = (referrer = '') => createVisitHistory({ referrer, origin, paths });

  it('SH-119 begins with the page of the site that linked here, query included', () => {
    expect(trail('https://dealer.example/search?query=kia#top').previousPage('/my-garage')).toBe('/search?query=kia');
    expect(trail('https://elsewhere.example/x').previousPage('/my-garage')).toBe('/');
    expect(trail('').previousPage('/my-garage')).toBe('/');
  });

  it('SH-119 never leads back to the gate itself or to the sign-in page', () => {
    const seen = trail();
    seen.add({ pathname: '/contact', search: '' });
    seen.add({ pathname: '/my-garage', search: '' });
    seen.add({ pathname: '/sign-in', search: '?type=my-garage' });
    expect(seen.previousPage('/my-garage')).toBe('/contact');
  });
});
