import { withDeadline } from './withDeadline';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('PL-028 aborts work at its deadline', async () => {
  const work = withDeadline(200, untilAborted, new AbortController().signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(200);
  expect(await work).toMatchObject({ name: 'TimeoutError' });
});

it('PL-028 aborts work with any signal that it follows, also one that has aborted before', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const work = withDeadline(200, untilAborted, first.signal, undefined, second.signal);
  second.abort(new Error('the visitor has left'));
  await expect(work).rejects.toThrow('the visitor has left');
  await expect(withDeadline(200, untilAborted, first.signal, second.signal)).rejects.toThrow('the visitor has left');
});

it('PL-028 leaves nothing behind once the work is done or has failed: neither a timer nor a listener', async () => {
  const parent = new AbortController();
  const added = jest.spyOn(parent.signal, 'addEventListener');
  const removed = jest.spyOn(parent.signal, 'removeEventListener');
  expect(await withDeadline(200, async () => 'done', parent.signal)).toBe('done');
  await expect(withDeadline(200, async () => Promise.reject(new Error('no luck')), parent.signal)).rejects.toThrow('no luck');
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(added).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});
