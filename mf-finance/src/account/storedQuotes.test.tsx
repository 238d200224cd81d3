import { ApiError, sessionChecked, type AccountQuote, type PlatformApi } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const QUOTE = { weeklyRepaymentAmount: 121.4, advertisedRate: 7.49, comparisonRate: 8.61 };
const car = aCar({ id: 101, slug: 'corolla-101', price: 24_990 });
const site = aSite({
  switches: { garageEnabled: true, youxQuoteEnabled: true, openingHoursTimeZone: 'Australia/Perth', financeLenderName: 'Harbour Finance' },
});
const stored = (over: Partial<AccountQuote> = {}): AccountQuote => ({
  car,
  price: 24_990,
  quote: QUOTE,
  // The next day in Perth.
  quoted_at: '2026-03-02T20:00:00.000Z',
  ...over,
});

const storeOf = (isSignedIn: boolean) => {
  const store = createPlatformStore({ site });
  if (isSignedIn) store.dispatch(sessionChecked({ id: 1, phone: '+61491570006' }));
  return store;
};
const render = (get: jest.Mock, isSignedIn = true, of = site) =>
  renderSlot(remote, 'saved-quotes', {}, { site: of, store: storeOf(isSignedIn), api: { get: get as PlatformApi['get'] } });

it('FI-056 lists the estimates of the account by car, with basis and warning once', async () => {
  await render(jest.fn().mockResolvedValue([stored(), stored({ car: { ...car, id: 102, slug: 'rio-102' }, price: null })]));
  const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement];
  expect(within(first).getByRole('link', { name: '2021 Toyota Corolla Ascent Sport' })).toHaveAttribute('href', '/cars/corolla-101');
  expect(first).toHaveTextContent('$526 per month*5 year term, 10.0% depositAdvertised rate 7.49% p.a.Comparison rate 8.61% p.a.');
  expect(first).toHaveTextContent('Lender’s estimate as of 3 Mar 2026, for a price of $24,990');
  expect(within(first).getByRole('link', { name: /^Ask about finance/ })).toHaveAttribute('href', '/personalised/finance?car_id=101');
  expect(second).not.toHaveTextContent('for a price of');
  expect(screen.getAllByText(/WARNING: This comparison rate is true only/)).toHaveLength(1);
  expect(screen.getByText('Harbour Finance')).toBeVisible();
});

it('FI-056 requests nothing for a visitor who is not signed in, and renders nothing without estimates', async () => {
  const get = jest.fn().mockResolvedValue([]);
  const { unmount } = await render(get, false);
  expect(get).not.toHaveBeenCalled();
  unmount();
  const without = await render(get, true, aSite({ switches: { youxQuoteEnabled: false } }));
  expect(get).not.toHaveBeenCalled();
  without.unmount();
  const { container } = await render(get);
  expect(get).toHaveBeenCalledWith('/api/account/quotes', expect.anything());
  expect(container.querySelector('h2')).toBeNull();
});

it('FI-056 can be requested again after a failure', async () => {
  await render(
    jest
      .fn()
      .mockRejectedValueOnce(new ApiError('Away', 0, 'unreachable'))
      .mockResolvedValueOnce([stored()]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$526')).toBeVisible();
});

describe('the personalised page', () => {
  const open = (respond: (path: string) => Promise<unknown>, isSignedIn = true, of = site) => {
    const post = jest.fn(respond);
    const api = { get: (async () => car) as never, post: post as never };
    return renderPage(remote, '/personalised/finance?car_id=101', { site: of, store: storeOf(isSignedIn), api }).then(() => post);
  };
  const account = () => screen.queryByRole('link', { name: 'your account' });

  it('FI-056 adds the estimate to the account, and says where it is', async () => {
    const post = await open(async (path) => (path === '/api/youx/quote' ? QUOTE : undefined));
    expect(await screen.findByText('$526')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'your account' })).toHaveAttribute('href', '/my-garage');
    expect(post.mock.calls.filter(([path]) => path === '/api/account/quotes')).toEqual([['/api/account/quotes', { car_id: 101 }]]);
  });

  it('FI-056 adds nothing where there is none', async () => {
    const post = await open(async (path) => Promise.reject(new Error(path)));
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(account()).toBeNull();
    expect(post.mock.calls.map(([path]) => path)).toEqual(['/api/youx/quote']);
  });

  it('FI-056 says nothing where the account cannot be reached', async () => {
    const post = await open(async (path) => (path === '/api/youx/quote' ? QUOTE : Promise.reject(new Error(path))));
    expect(await screen.findByText('$526')).toBeVisible();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    await act(async () => undefined);
    expect(account()).toBeNull();
  });

  it('FI-056 adds nothing for a visitor whose session has ended', async () => {
    const post = await open(async () => QUOTE, false);
    expect(await screen.findByText('$526')).toBeVisible();
    expect(post.mock.calls.map(([path]) => path)).toEqual(['/api/youx/quote']);
  });

  it('FI-056 adds nothing on a site without accounts', async () => {
    const post = await open(async () => QUOTE, true, aSite({ switches: { youxQuoteEnabled: true, garageEnabled: false } }));
    expect(await screen.findByText('$526')).toBeVisible();
    expect(post.mock.calls.map(([path]) => path)).toEqual(['/api/youx/quote']);
  });
});
