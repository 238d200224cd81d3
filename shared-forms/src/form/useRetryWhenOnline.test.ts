/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useRetryWhenOnline } from './useRetryWhenOnline';

const WAITING = { isWaiting: true, isSubmitting: false };
const SUBMITTING = { isWaiting: false, isSubmitting: true };

function retrying(initialProps = WAITING) {
  const retry = jest.fn(async () => undefined);
  const { rerender } = renderHook((state: typeof WAITING) => useRetryWhenOnline(state, retry), { initialProps });
  return { retry, rerender, goOnline: () => act(() => void window.dispatchEvent(new Event('online'))) };
}

it('PL-032 sends a waiting form again when the browser goes online', () => {
  const { retry, goOnline } = retrying();
  expect(retry).not.toHaveBeenCalled();
  goOnline();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('PL-032 sends it again where the network came back before the failure was known', () => {
  const { retry, rerender, goOnline } = retrying(SUBMITTING);
  goOnline();
  expect(retry).not.toHaveBeenCalled();
  rerender(WAITING);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('PL-032 an attempt that fails again waits for the next time', () => {
  const { retry, rerender, goOnline } = retrying(SUBMITTING);
  goOnline();
  rerender(WAITING);
  rerender(SUBMITTING);
  rerender(WAITING);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('PL-032 what came online before the attempt is no reason to send it again', () => {
  const { retry, rerender, goOnline } = retrying({ isWaiting: false, isSubmitting: false });
  goOnline();
  rerender(SUBMITTING);
  rerender(WAITING);
  expect(retry).not.toHaveBeenCalled();
});
