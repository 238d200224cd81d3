import { sessionChecked, type User } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, serverHtml } from '@forecourt/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import remote from '../remote';
import { SignIn } from './SignIn';

const site = aSite({ phone: '08 5550 4200', switches: { watchlistEnabled: true, favouritesEnabled: true } });
const storeOf = (user: User | null) => {
  const store = createPlatformStore({ site });
  store.dispatch(sessionChecked(user));
  return store;
};
const open = (query: string, store = storeOf(null)) => renderPage(remote, `/sign-in${query}`, { site, store });
const mobile = () => screen.queryByRole('textbox', { name: 'Mobile' });

it.each([
  ['watchlist', 'Sign in to save this car'],
  ['trade-in', 'Sign in to value your trade-in'],
  ['checkout', 'Sign in to reserve'],
  ['finance', 'Sign in to apply for finance'],
  ['car-finance', 'Sign in to apply for finance'],
  ['spin-to-win', 'Sign in to spin'],
  ['online-payment', 'Sign in to pay online'],
  ['my-garage', 'Sign in to your garage'],
  ['made-up', 'Sign in to your garage'],
])('FO-097 FO-101 SH-030 the heading of type %s is %s', async (type, heading) => {
  const { meta } = await open(`?type=${type}&redirect=%2Fsearch&back=%2Fsearch`);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(mobile()).toBeVisible();
  expect(meta).toEqual({ title: 'Sign in', robots: 'noindex' });
});

it.each([
  ['watchlist', '%2Fsearch', 'Sign in to save this car', /^Your watchlist has the cars that you save/],
  ['watchlist', '%2Fwatchlist', 'Sign in to see your watchlist', /^Your watchlist has the cars that you save/],
  ['my-garage', '%2Fmy-garage', 'Sign in to your garage', /^Your garage has what you have sent us/],
])('FO-101 who is led to sign in as %s to %s reads "%s", and what it is for', async (type, redirect, heading, purpose) => {
  await open(`?type=${type}&redirect=${redirect}`);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(purpose)).toBeVisible();
  expect(screen.getByText(/^Enter your Australian mobile number/)).toBeVisible();
});

it.each([
  ['?type=watchlist&redirect=%2Ffavourites&back=%2Fsearch%3Fquery%3Dkia', '/search?query=kia'],
  ['', '/'],
  ['?back=https%3A%2F%2Fevil.example%2F', '/'],
  ['?back=%2F%2Fevil.example', '/'],
])('FO-103 the Back link of /sign-in%s leads to %s', async (query, back) => {
  await open(query);
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', back);
});

describe('a signed-in visitor', () => {
  const user = { id: 5, phone: '+61491570006' };

  it.each([
    ['?type=my-garage&redirect=%2Fmy-garage%3Ftab%3Dcars', '/my-garage?tab=cars'],
    ['?redirect=%2F%2Fevil.example', '/'],
  ])('FO-104 is redirected at once from /sign-in%s to %s', async (query, target) => {
    const { address } = await open(query, storeOf(user));
    expect(address()).toBe(target);
    expect(mobile()).not.toBeInTheDocument();
  });

  it('FO-104 sees no form while the session is loading, and is redirected when it is known', async () => {
    const store = createPlatformStore({ site });
    const { address } = await open('?redirect=%2Fsearch', store);
    expect(mobile()).not.toBeInTheDocument();
    expect(address()).toBe('/sign-in?redirect=%2Fsearch');
    await act(async () => store.dispatch(sessionChecked(user)));
    expect(address()).toBe('/search');
  });
});

it('FO-097 displays the form once it is known that nobody is signed in', async () => {
  const store = createPlatformStore({ site });
  await open('', store);
  expect(mobile()).not.toBeInTheDocument();
  await act(async () => store.dispatch(sessionChecked(null)));
  expect(mobile()).toBeVisible();
});

it('SE-072 displays the form to a user without a phone number', async () => {
  const { address } = await open('?redirect=%2Fsearch', storeOf({ id: 5, phone: '' }));
  expect(mobile()).toBeVisible();
  expect(address()).toBe('/sign-in?redirect=%2Fsearch');
});

describe('without JavaScript', () => {
  const textOf = (html: string) => {
    const container = document.createElement('div');
    container.innerHTML = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
    return container.textContent;
  };

  it('the page has the phone number of the dealer', () => {
    expect(textOf(serverHtml(<SignIn redirect="/" />, site))).toBe(
      'Signing in requires JavaScript. Please call 08 5550 4200 or send us a message.',
    );
  });

  it('the page has the contact page alone where the site displays no phone number', () => {
    const quiet = aSite({ phone: '08 5550 4200', switches: { phoneDisplayEnabled: false } });
    expect(textOf(serverHtml(<SignIn redirect="/" />, quiet))).toBe('Signing in requires JavaScript. Please send us a message.');
  });
});
