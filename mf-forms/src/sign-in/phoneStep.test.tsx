import { ApiError, sessionChecked } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const site = aSite({ phone: '08 5550 4200' });
const open = (post: jest.Mock) => {
  const store = createPlatformStore({ site });
  store.dispatch(sessionChecked(null));
  return renderPage(remote, '/sign-in?type=watchlist&redirect=%2Fsearch', { site, store, api: { post: post as never } });
};
const refuse = (...error: ConstructorParameters<typeof ApiError>) => jest.fn(() => Promise.reject(new ApiError(...error)));
const mobile = () => screen.getByRole('textbox', { name: 'Mobile' });
const sendCode = () => screen.getByRole('button', { name: 'Send code' });

it('FO-098 the field of the number has the right keyboard and is filled in by the browser', async () => {
  await open(jest.fn());
  expect(mobile()).toHaveAttribute('type', 'tel');
  expect(mobile()).toHaveAttribute('autocomplete', 'tel');
});

it.each(['0412345678', '0412 345 678', '0412-345-678', '(0412) 345 678', '+61412345678', '+61 412 345 678', ' 0412 345 678 '])(
  'FO-098 requests a code for %j and displays the number as typed',
  async (typed) => {
    const post = jest.fn(async () => null);
    const { address } = await open(post);
    await userEvent.type(mobile(), `${typed}{Enter}`);
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect(post.mock.calls).toEqual([['/api/sign-in/code', { phone: typed.trim() }]]);
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(`We sent 6 digits by SMS to ${typed.trim()}.`);
    expect(address()).toBe('/sign-in?type=watchlist&redirect=%2Fsearch');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('345');
  },
);

it.each(['', '08 9555 1234', '1300 555 123', '04123', 'Annabel'])('FO-098 does not request a code for %j', async (typed) => {
  const post = jest.fn();
  await open(post);
  await userEvent.type(mobile(), `${typed} `);
  await userEvent.click(sendCode());
  expect(mobile()).toHaveAccessibleDescription(
    typed === '' ? 'Please enter your mobile number.' : 'We send codes to Australian mobile numbers only. Please check the number.',
  );
  expect(mobile()).toBeInvalid();
  expect(mobile()).toHaveFocus();
  expect(post).not.toHaveBeenCalled();

  await userEvent.clear(mobile());
  await userEvent.type(mobile(), '0412 345 678');
  expect(mobile()).toBeValid();
});

it('FO-098 ignores a second click while the code is being requested', async () => {
  const post = jest.fn(() => new Promise(() => undefined));
  await open(post);
  await userEvent.type(mobile(), '0412 345 678');
  await userEvent.dblClick(sendCode());
  expect(sendCode()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(mobile(), '{Enter}');
  expect(post).toHaveBeenCalledTimes(1);
});

it.each([
  ['a refused number', 422, 'We send codes to Australian mobile numbers only. Please check the number.'],
  ['a limit of the number', 429, 'Please try again in 24 hours.'],
])('FO-098 PL-045 displays %s at the field', async (_what, status, message) => {
  await open(refuse('Please fix the following errors:', status, 'refused', { phone: message }));
  await userEvent.type(mobile(), '0412 345 678{Enter}');
  expect(mobile()).toHaveAccessibleDescription(message);
  expect(mobile()).toHaveFocus();
  expect(mobile()).toHaveValue('0412 345 678');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('PL-045 a limit leaves other ways: the code that was sent, the phone, the contact page', async () => {
  await open(refuse('Too many requests.', 429, 'too_many_requests', { phone: 'Please try again in 9 minutes.' }));
  await userEvent.type(mobile(), '0412 345 678{Enter}');
  expect(screen.getByRole('link', { name: '08 5550 4200' })).toHaveAttribute('href', 'tel:0855504200');
  expect(screen.getByRole('link', { name: 'send us a message' })).toHaveAttribute('href', '/contact');
  await userEvent.click(screen.getByRole('button', { name: 'I have a code' }));
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send a new code in 9 min' })).toBeDisabled();
});

it.each([
  ['a limit of the address', 429, 'Too many requests. Please try again later.'],
  ['another refusal', 400, 'That is not possible.'],
])('PL-045 displays the message of %s at the field', async (_what, status, message) => {
  await open(refuse(message, status, 'refused'));
  await userEvent.type(mobile(), '0412 345 678{Enter}');
  expect(mobile()).toHaveAccessibleDescription(message);
});

it.each([
  [
    'a partner that fails',
    new ApiError('A partner service did not answer. Please try again.', 502, 'upstream_failed'),
    /^A partner service/,
  ],
  ['no network', new ApiError('An unexpected error occured', 0, 'unreachable'), /^We got no response. Please check your connection/],
  ['an unknown error', new Error('broken'), /^An unexpected error occured$/],
])('FO-098 preserves the number after %s, and the next click sends it again', async (_what, error, message) => {
  const post = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(null);
  await open(post);
  await userEvent.type(mobile(), '0412 345 678');
  await userEvent.click(sendCode());
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(mobile()).toHaveValue('0412 345 678');
  await userEvent.click(sendCode());
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
  expect(post).toHaveBeenCalledTimes(2);
});
