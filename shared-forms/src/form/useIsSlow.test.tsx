import { act, renderHook } from '@testing-library/react';
import { useIsSlow } from './useIsSlow';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is slow after 8 seconds, until it ends', () => {
  const { result, rerender } = renderHook(({ isUnderWay }) => useIsSlow(isUnderWay), { initialProps: { isUnderWay: true } });
  act(() => void jest.advanceTimersByTime(7999));
  expect(result.current).toBe(false);
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender({ isUnderWay: false });
  expect(result.current).toBe(false);
});
