import { sideData } from './sideData';

const visit = () => new AbortController();
/** A request that ends with its signal alone, and says whether it was given up. */
function endless() {
  let isGivenUp = false;
  const load = (signal: AbortSignal) =>
    new Promise<string[]>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        isGivenUp = true;
        reject(signal.reason as Error);
      });
    });
  return { load, isGivenUp: () => isGivenUp };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('PL-004 has what was there with the data of the page', async () => {
  const similar = sideData(async () => ['a car'], [], visit().signal);
  expect(await similar()).toEqual(['a car']);
});

it('PL-004 is left out where it fails', async () => {
  const similar = sideData(async () => Promise.reject(new Error('no luck')), [], visit().signal);
  expect(await similar()).toEqual([]);
});

it('PL-004 is given up half a second after the data of the page are there, however long those took', async () => {
  const { load, isGivenUp } = endless();
  const similar = sideData(load, [], visit().signal);
  await jest.advanceTimersByTimeAsync(8000);
  expect(isGivenUp()).toBe(false);
  const settled = jest.fn();
  void similar().then(settled);
  await jest.advanceTimersByTimeAsync(499);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith([]);
  expect(isGivenUp()).toBe(true);
});

it('PL-004 is given up with the visit', async () => {
  const { load, isGivenUp } = endless();
  const controller = visit();
  const similar = sideData(load, [], controller.signal);
  controller.abort();
  expect(await similar()).toEqual([]);
  expect(isGivenUp()).toBe(true);
});
