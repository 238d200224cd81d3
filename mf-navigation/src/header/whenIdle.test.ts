import { whenIdle } from './whenIdle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

it('runs the task when the browser is idle, and cancels it', () => {
  const request = jest.fn(() => 7);
  const cancel = jest.fn();
  Object.assign(globalThis, { requestIdleCallback: request, cancelIdleCallback: cancel });
  const task = jest.fn();
  whenIdle(task)();
  expect(request).toHaveBeenCalledWith(task, { timeout: 2000 });
  expect(cancel).toHaveBeenCalledWith(7);
});

it('runs the task after two seconds in a browser without idle callbacks, and cancels it', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const task = jest.fn();
  const cancelled = jest.fn();
  whenIdle(task);
  whenIdle(cancelled)();
  jest.advanceTimersByTime(1999);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
