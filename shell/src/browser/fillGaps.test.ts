/** @jest-environment jsdom */
import { fillGaps } from './fillGaps';

const apply = jest.fn();
jest.mock('@oddbird/popover-polyfill/fn', () => ({ apply: (options: unknown) => apply(options) as unknown }));

afterEach(() => {
  delete (HTMLElement.prototype as { popover?: unknown }).popover;
  jest.restoreAllMocks();
  apply.mockReset();
});

it('PL-102 adds popovers to a browser without them', async () => {
  await fillGaps();
  expect(apply.mock.calls).toEqual([[{ layerName: 'reset' }]]);
});

it('PL-102 leaves alone a browser that has popovers', async () => {
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  await fillGaps();
  expect(apply).not.toHaveBeenCalled();
});

it('PL-102 the page starts, with a warning, where popovers cannot be added', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  apply.mockImplementation(() => {
    throw new Error('no network');
  });
  await expect(fillGaps()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Popovers stay closed'), expect.any(Error));
});
