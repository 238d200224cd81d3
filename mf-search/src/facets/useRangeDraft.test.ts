/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useRangeDraft } from './useRangeDraft';

const BOUNDS = { min: 0, max: 100_000 };
const OPEN = { min: null, max: null };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(initial: { min: number | null; max: number | null } = OPEN) {
  const apply = jest.fn();
  const hook = renderHook(({ range }) => useRangeDraft(range, BOUNDS, apply), { initialProps: { range: initial } });
  const move = (min: number, max: number) => act(() => hook.result.current.move({ min, max }));
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  return { ...hook, apply, move, wait };
}

it('SE-045 applies 400 ms after the last move, once', () => {
  const { apply, move, wait } = start();
  move(0, 40_000);
  wait(399);
  move(0, 32_000);
  wait(399);
  expect(apply).not.toHaveBeenCalled();
  wait(1);
  expect(apply.mock.calls).toEqual([[{ min: null, max: 32_000 }]]);
});

it('SE-044 treats an end of the track as no bound', () => {
  const { apply, move, wait } = start({ min: 10_000, max: 50_000 });
  move(0, 100_000);
  wait(400);
  expect(apply.mock.calls).toEqual([[OPEN]]);
});

it('SE-044 returns to the ends of the track when the address loses its range, and forgets a move that was not applied', () => {
  const { apply, move, wait, rerender, result } = start({ min: 10_000, max: 50_000 });
  expect(result.current.value).toEqual({ min: 10_000, max: 50_000 });
  move(20_000, 50_000);
  rerender({ range: OPEN });
  expect(result.current.value).toEqual(BOUNDS);
  wait(1000);
  expect(apply).not.toHaveBeenCalled();
});

it('SE-045 retains a move that is made before the URL has changed', () => {
  const { apply, move, wait, rerender, result } = start();
  move(20_000, 100_000);
  wait(400);
  move(20_000, 30_000);
  rerender({ range: { min: 20_000, max: null } as never });
  expect(result.current.value).toEqual({ min: 20_000, max: 30_000 });
  wait(400);
  expect(apply).toHaveBeenLastCalledWith({ min: 20_000, max: 30_000 });
});

it('SE-042 applies whole thousands', () => {
  const { apply, move, wait } = start();
  move(20_499, 30_500);
  wait(400);
  expect(apply).toHaveBeenCalledWith({ min: 20_000, max: 31_000 });
});

it('SE-008 limits a range of the URL to the track', () => {
  expect(start({ min: -5, max: 900_000 }).result.current.value).toEqual(BOUNDS);
});
