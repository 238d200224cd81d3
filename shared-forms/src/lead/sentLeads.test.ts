import { createStorage } from '@forecourt/shared-contracts/shell';
import { aLead } from '@forecourt/shared-contracts/testing';
import { NotStored } from '../journey/requestFailure';
import { sendOnce } from './sentLeads';

/** Storage that both tabs of a browser see. */
function twoTabs() {
  const values = new Map<string, string>();
  const shared = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
  const tab = () => createStorage('harbour-motors', { local: () => shared, session: () => shared });
  return { first: tab(), second: tab(), values };
}

const receiptOf = (id: string) => ({ lead_id: id, show_success_page: true });

it('PL-031 an equal lead of another tab is sent once, and both tabs get the same receipt', async () => {
  const { first, second, values } = twoTabs();
  const send = jest.fn(async () => receiptOf('lead-1'));
  await sendOnce(first, aLead(), send);
  const accepted = await sendOnce(second, aLead({ fill_seconds: 99, url: 'https://harbour-motors.example/other' }), send);
  expect(accepted).toEqual({ receipt: receiptOf('lead-1'), isRepeat: true });
  expect(send).toHaveBeenCalledTimes(1);
  expect([...values.values()].join()).not.toContain('ash@example.com');
});

it('PL-031 a lead that says something else is sent', async () => {
  const { first } = twoTabs();
  const send = jest.fn(async () => receiptOf('lead-1'));
  await sendOnce(first, aLead(), send);
  await sendOnce(first, aLead({ message: 'And in white?' }), send);
  expect(send).toHaveBeenCalledTimes(2);
});

it('PL-031 a lead that was not accepted, or an hour ago, is sent again', async () => {
  const { first } = twoTabs();
  await expect(sendOnce(first, aLead(), () => Promise.reject(new NotStored('Closed')))).rejects.toThrow('Closed');
  const send = jest.fn(async () => receiptOf('lead-1'));
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  await sendOnce(first, aLead(), send);
  clock.mockReturnValue(60 * 60_000);
  await sendOnce(first, aLead(), send);
  expect(send).toHaveBeenCalledTimes(2);
});

describe('where the browser refuses locks, as one that blocks storage does', () => {
  const refuse = { request: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')) };
  const run = { request: (_name: string, task: () => unknown) => Promise.resolve().then(task) };
  const browser = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const withLocks = (locks: object) => Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  afterEach(() => {
    if (browser) Object.defineProperty(globalThis, 'navigator', browser);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('PL-102 a lead is sent once', async () => {
    withLocks(refuse);
    const send = jest.fn(async () => receiptOf('lead-1'));
    expect(await sendOnce(twoTabs().first, aLead(), send)).toEqual({ receipt: receiptOf('lead-1'), isRepeat: false });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('PL-102 a lead that was refused is not sent again', async () => {
    withLocks(run);
    const send = jest.fn(() => Promise.reject(new NotStored('Closed')));
    await expect(sendOnce(twoTabs().first, aLead(), send)).rejects.toThrow('Closed');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
