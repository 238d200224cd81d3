import { webcrypto } from 'node:crypto';
import { ApiError, type SpinStatus } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { fillInContact } from '@forecourt/shared-forms/testing';

const PROMOTION = { prizes: ['Free car wash', '$50 fuel card'], terms: 'One spin each.' };
const NEW: SpinStatus = { ...PROMOTION, won: null };
const WON: SpinStatus = { ...PROMOTION, won: { prize: '$50 fuel card', is_claimed: false } };
const CLAIMED: SpinStatus = { ...PROMOTION, won: { prize: '$50 fuel card', is_claimed: true } };

const failure = (status: number) => () => {
  throw new ApiError('No.', status, 'x');
};

interface Options {
  /** Responses to the status, one after the other; the last one stays. */
  statuses: (SpinStatus | (() => never))[];
  respond?(path: string): unknown;
}

async function visit({ statuses, respond = () => undefined }: Options) {
  const sent: [string, unknown][] = [];
  const get = async () => {
    const [next] = statuses.length > 1 ? statuses.splice(0, 1) : statuses;
    return typeof next === 'function' ? next() : next;
  };
  const post = async (path: string, body: unknown) => {
    sent.push([path, body]);
    const own = respond(path);
    if (own !== undefined) return own;
    if (path === '/api/leads') return { lead_id: 'lead-1', show_success_page: true };
    return { prize: '$50 fuel card' };
  };
  const site = aSite({ switches: { spinToWinEnabled: true } });
  const rendered = await renderPage(remote, '/spin-to-win', { site, api: { post: post as never, get: get as never } });
  return { ...rendered, sent };
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('NA-055 turns the wheel once, and the winner claims the prize', async () => {
  const { sent, meta } = await visit({ statuses: [NEW, CLAIMED] });
  expect(meta).toMatchObject({ title: 'Spin to win', robots: 'noindex' });
  const prizes = within(await screen.findByRole('list', { name: 'Prizes' }));
  expect(prizes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Free car wash', '$50 fuel card']);
  expect(screen.getByText('One spin each.')).toBeVisible();
  await click('Spin');
  expect(await screen.findByText('You have won: $50 fuel card')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spin' })).toBeNull();
  await fillInContact();
  await click('Claim the prize');
  expect(await screen.findByText(/^We have sent it to your e-mail address/)).toBeVisible();
  expect(sent).toEqual([
    ['/api/spins', {}],
    ['/api/leads', expect.objectContaining({ category: 'Spin to Win', form_completed: false })],
    ['/api/spins/claim', { lead_id: 'lead-1' }],
  ]);
});

it('NA-055 a prize that was won earlier is claimed after a reload', async () => {
  await visit({ statuses: [WON] });
  expect(await screen.findByText('You have won: $50 fuel card')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Claim your prize' })).toBeVisible();
});

it('NA-055 who has spun in another tab sees that prize', async () => {
  await visit({ statuses: [NEW, CLAIMED], respond: failure(409) });
  await screen.findByRole('list', { name: 'Prizes' });
  await click('Spin');
  expect(await screen.findByText('You have won: $50 fuel card')).toBeVisible();
});

it('NA-055 a claim that failed is made again with the same lead', async () => {
  let attempts = 0;
  const { sent } = await visit({
    statuses: [WON, CLAIMED],
    respond: (path) => {
      if (path === '/api/spins/claim' && (attempts += 1) === 1) failure(502)();
      return undefined;
    },
  });
  await screen.findByRole('form', { name: 'Claim your prize' });
  await fillInContact();
  await click('Claim the prize');
  expect(await screen.findByText('Your prize could not be claimed. Please try again: it is not lost.')).toBeVisible();
  await click('Claim the prize');
  expect(await screen.findByText(/^We have sent it to your e-mail address/)).toBeVisible();
  expect(sent.map(([path]) => path)).toEqual(['/api/leads', '/api/spins/claim', '/api/spins/claim']);
});

it('NA-055 details that are not of who is signed in are entered again, and claim the prize', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  let attempts = 0;
  const { sent } = await visit({
    statuses: [WON, CLAIMED],
    respond: (path) => {
      if (path === '/api/spins/claim' && (attempts += 1) === 1) failure(422)();
      return undefined;
    },
  });
  await screen.findByRole('form', { name: 'Claim your prize' });
  await fillInContact();
  await click('Claim the prize');
  expect(await screen.findByText('Your prize could not be claimed. Please try again: it is not lost.')).toBeVisible();
  await click('Claim the prize');
  expect(await screen.findByText(/^We have sent it to your e-mail address/)).toBeVisible();
  expect(sent.map(([path]) => path)).toEqual(['/api/leads', '/api/spins/claim', '/api/leads', '/api/spins/claim']);
});

it('NA-055 a wheel that does not turn says so, and may be turned again', async () => {
  await visit({ statuses: [NEW], respond: failure(502) });
  await screen.findByRole('list', { name: 'Prizes' });
  await click('Spin');
  expect(await screen.findByText('The wheel did not turn. Please try again.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Spin' })).toBeEnabled());
});

it('NA-055 a site without a promotion says so; a failure can be tried again', async () => {
  const { unmount } = await visit({ statuses: [failure(404)] });
  expect(await screen.findByText('There is no promotion at the moment.')).toBeVisible();
  unmount();
  await visit({ statuses: [failure(502), NEW] });
  await screen.findByText('The wheel could not be loaded.');
  await click('Try again');
  expect(await screen.findByRole('button', { name: 'Spin' })).toBeVisible();
});
