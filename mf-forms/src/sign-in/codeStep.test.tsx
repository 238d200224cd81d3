import { ApiError, enquiryRecorded, sessionChecked } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const site = aSite({ phone: '08 5550 4200' });
const user = { id: 5, phone: '+61412345678' };
const wrong = (message: string, status = 422) => new ApiError('Please fix the following errors:', status, 'refused', { code: message });
/** The one below the button that sends a new code. */
const newCodeStatus = () => screen.getAllByRole('status')[1] as HTMLElement;
const codeInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Screen two, after a code was sent to 0412 345 678; `verify` and `send` respond to the requests that follow. */
async function openCode({
  verify = jest.fn(),
  send = jest.fn(),
  claim = jest.fn(),
  leadIds = [],
}: { verify?: jest.Mock; send?: jest.Mock; claim?: jest.Mock; leadIds?: string[] } = {}) {
  const store = createPlatformStore({ site });
  for (const id of leadIds) store.dispatch(enquiryRecorded({ id, sentAt: '2026-03-01T00:00:00Z', car: null, category: 'General Enquiry' }));
  store.dispatch(sessionChecked(null));
  let isFirst = true;
  const post = (path: string, body: unknown): Promise<unknown> => {
    if (path === '/api/sign-in/verify') return verify(body);
    if (path === '/api/account/claims') return claim(body);
    if (!isFirst) return send(body);
    isFirst = false;
    return Promise.resolve(null);
  };
  const page = await renderPage(remote, '/sign-in?type=watchlist&redirect=%2Fsearch%3Fquery%3Dkia', {
    site,
    store,
    api: { post: post as never },
  });
  const visitor = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await visitor.type(screen.getByRole('textbox', { name: 'Mobile' }), '0412 345 678{Enter}');
  await screen.findByRole('textbox', { name: 'Code' });
  return { ...page, visitor };
}
/** Moves the clock forward; the countdown ticks once. */
const pass = (seconds: number) =>
  act(async () => {
    jest.setSystemTime(Date.now() + (seconds - 1) * 1000);
    await jest.advanceTimersByTimeAsync(1000);
  });
/** Lets a response arrive. */
const settle = () => act(async () => jest.advanceTimersByTimeAsync(0));

it('AP-067 NA-054 adds what this browser has sent to the account before the visitor goes on, and goes on after a failure', async () => {
  const claim = jest.fn().mockRejectedValue(new ApiError('Away', 0, 'unreachable'));
  const { visitor, store } = await openCode({ verify: jest.fn(async () => ({ user })), claim, leadIds: ['lead-1', 'lead-2'] });
  claim.mockImplementationOnce(async () => {
    expect(store.getState().session.user).toBeNull();
    throw new ApiError('Away', 0, 'unreachable');
  });
  await visitor.type(codeInput(), '123456');
  await settle();
  expect(claim.mock.calls).toEqual([[{ lead_ids: ['lead-2', 'lead-1'] }]]);
  expect(store.getState().session.user).toEqual(user);
});

it('AP-067 claims nothing where this browser has sent nothing', async () => {
  const claim = jest.fn();
  const { visitor } = await openCode({ verify: jest.fn(async () => ({ user })), claim });
  await visitor.type(codeInput(), '123456');
  await settle();
  expect(claim).not.toHaveBeenCalled();
});

it('FO-098 has one input for the code, which the browser fills in from the message', async () => {
  await openCode();
  expect(screen.getAllByRole('textbox')).toEqual([codeInput()]);
  expect(codeInput()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(codeInput()).toHaveAttribute('inputmode', 'numeric');
});

it('FO-098 FO-102 signs in by itself at six digits, once, and goes to the redirect target', async () => {
  const verify = jest.fn(async () => ({ user }));
  const { visitor, store, address, track } = await openCode({ verify });
  await visitor.type(codeInput(), '12345');
  expect(verify).not.toHaveBeenCalled();
  await visitor.keyboard('6');
  await waitFor(() => expect(address()).toBe('/search?query=kia'));
  expect(verify.mock.calls).toEqual([[{ phone: '0412 345 678', code: '123456' }]]);
  expect(store.getState().session).toEqual({ user, loading: false });
  expect(track).not.toHaveBeenCalled();
});

it.each(['123456', '123 456', '123-456', ' 123456 '])('FO-098 accepts the pasted code %j', async (pasted) => {
  const verify = jest.fn(async () => ({ user }));
  const { visitor } = await openCode({ verify });
  await visitor.click(codeInput());
  await visitor.paste(pasted);
  expect(verify.mock.calls).toEqual([[{ phone: '0412 345 678', code: '123456' }]]);
});

it('FO-098 sends a code once, whatever is clicked meanwhile', async () => {
  const verify = jest.fn(() => new Promise(() => undefined));
  const { visitor } = await openCode({ verify });
  await visitor.type(codeInput(), '123456{Enter}');
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await visitor.dblClick(button);
  expect(verify).toHaveBeenCalledTimes(1);
});

it('FO-098 requires six digits', async () => {
  const verify = jest.fn();
  const { visitor } = await openCode({ verify });
  await visitor.type(codeInput(), '1234{Enter}');
  expect(codeInput()).toHaveAccessibleDescription(expect.stringContaining('Please enter the 6 digits of the code.'));
  expect(verify).not.toHaveBeenCalled();
});

it.each([
  ['FO-099', 'That code is not correct.', 422],
  ['FO-099 PL-045', 'Too many attempts. Please request a new code.', 422],
  ['FO-100', 'That code has expired. Please request a new one.', 422],
  ['PL-045', 'Please try again in 20 seconds.', 429],
])('%s displays %j at the field, selects the code, and accepts another one', async (_ids, message, status) => {
  const verify = jest.fn().mockRejectedValueOnce(wrong(message, status)).mockResolvedValueOnce({ user });
  const { visitor, address } = await openCode({ verify });
  await visitor.type(codeInput(), '111111');
  await settle();
  expect(codeInput()).toHaveAccessibleDescription(`We sent 6 digits by SMS to 0412 345 678. ${message}`);
  expect(codeInput()).toBeInvalid();
  expect(codeInput()).toHaveFocus();
  expect([codeInput().selectionStart, codeInput().selectionEnd]).toEqual([0, 6]);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(message);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '08 5550 4200' })).toHaveAttribute('href', 'tel:0855504200');

  await visitor.keyboard('222222');
  await waitFor(() => expect(address()).toBe('/search?query=kia'));
  expect(verify.mock.lastCall).toEqual([{ phone: '0412 345 678', code: '222222' }]);
});

it('FO-099 does not send the same code twice by itself', async () => {
  const verify = jest.fn(() => Promise.reject(wrong('That code is not correct.')));
  const { visitor } = await openCode({ verify });
  await visitor.type(codeInput(), '111111');
  await settle();
  await visitor.type(codeInput(), '{Backspace}1', { initialSelectionStart: 6 });
  expect(codeInput()).toHaveValue('111111');
  expect(verify).toHaveBeenCalledTimes(1);
});

it('FO-098 preserves the code when no response is received, and the next click sends it again', async () => {
  const verify = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('An unexpected error occured', 0, 'unreachable'))
    .mockResolvedValueOnce({ user });
  const { visitor, address } = await openCode({ verify });
  await visitor.type(codeInput(), '123456');
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('We got no response. Please check your connection and try again.');
  expect(codeInput()).toHaveValue('123456');
  await visitor.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(address()).toBe('/search?query=kia'));
});

it('FO-098 Change number leads back to the number that was typed', async () => {
  const { visitor } = await openCode();
  await visitor.click(screen.getByRole('button', { name: 'Change number' }));
  const mobile = screen.getByRole('textbox', { name: 'Mobile' });
  expect(mobile).toHaveValue('0412 345 678');
  expect(mobile).toHaveFocus();
});

describe('a new code', () => {
  it('FO-100 is possible after 30 seconds, and only that is announced', async () => {
    const send = jest.fn(async () => null);
    const { visitor } = await openCode({ send });
    const status = newCodeStatus();
    expect(screen.getByRole('button', { name: 'Send a new code in 30 s' })).toBeDisabled();
    await pass(3);
    expect(screen.getByRole('button', { name: 'Send a new code in 27 s' })).toBeDisabled();
    expect(status).toBeEmptyDOMElement();
    await pass(27);
    expect(status).toHaveTextContent('You can request a new code now.');

    await visitor.type(codeInput(), '12');
    await visitor.click(screen.getByRole('button', { name: 'Send a new code' }));
    await settle();
    expect(send.mock.calls).toEqual([[{ phone: '0412 345 678' }]]);
    expect(status).toHaveTextContent('We sent a new code to 0412 345 678.');
    expect(codeInput()).toHaveValue('');
    expect(codeInput()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send a new code in 30 s' })).toBeDisabled();
  });

  it.each([
    ['30 seconds', 'Send a new code in 30 s', 30],
    ['9 minutes', 'Send a new code in 9 min', 540],
    ['24 hours', 'Send a new code in 24 h', 86_400],
  ])('FO-100 PL-045 waits for %s where a limit names them', async (wait, name, seconds) => {
    const message = `Please try again in ${wait}.`;
    const send = jest.fn(() => Promise.reject(new ApiError('Too many requests.', 429, 'too_many_requests', { phone: message })));
    const { visitor } = await openCode({ send });
    await pass(30);
    await visitor.click(screen.getByRole('button', { name: 'Send a new code' }));
    await settle();
    expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(newCodeStatus()).toHaveTextContent(message);
    expect(codeInput()).toHaveFocus();
    expect(codeInput()).not.toHaveAttribute('aria-invalid');
    await pass(seconds);
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
    expect(newCodeStatus()).toHaveTextContent('You can request a new code now.');
  });

  it('FO-100 can be requested again at once after a failure', async () => {
    const send = jest.fn(() => Promise.reject(new ApiError('A partner service did not answer. Please try again.', 502, 'upstream_failed')));
    const { visitor } = await openCode({ send });
    await pass(30);
    await visitor.click(screen.getByRole('button', { name: 'Send a new code' }));
    await settle();
    expect(newCodeStatus()).toHaveTextContent('A partner service did not answer. Please try again.');
    await visitor.click(screen.getByRole('button', { name: 'Send a new code' }));
    await settle();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
