import { performance } from 'node:perf_hooks';
import { startPhases } from './phases';

let busyMs = 0;
beforeAll(() => {
  jest.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ active: busyMs, idle: 0, utilization: 1 }));
});

it('PL-055 gives each phase the time for which it kept the worker busy', () => {
  const phases = startPhases();
  busyMs += 1;
  phases.enter('loaders');
  busyMs += 2;
  phases.enter('react');
  busyMs += 4;
  phases.enter('loaders');
  busyMs += 8;
  expect(phases.end()).toEqual({ routes: 1, loaders: 10, react: 4 });
});

it('PL-055 separates the calls of a loader from the loader, and leaves those of slots with React', () => {
  const phases = startPhases();
  phases.enter('loaders');
  phases.waitForCalls(true);
  busyMs += 16;
  phases.waitForCalls(false);
  busyMs += 32;
  phases.enter('react');
  phases.waitForCalls(true);
  busyMs += 64;
  expect(phases.end()).toEqual({ routes: 0, calls: 16, loaders: 32, react: 64 });
});
