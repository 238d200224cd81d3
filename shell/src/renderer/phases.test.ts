import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { startPhases } from './phases';

let busyMs = 0;
let backEnd: Server;
beforeAll(async () => {
  jest.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ active: busyMs, idle: 0, utilization: 1 }));
  backEnd = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => void backEnd.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  backEnd.closeAllConnections();
  backEnd.close();
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

it('PL-055 separates the calls of a loader from the loader, and leaves those of slots with React', async () => {
  const call = async () => (await fetch(`http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`)).json();
  const phases = startPhases();
  phases.enter('loaders');
  const called = call();
  busyMs += 16;
  await called;
  busyMs += 32;
  phases.enter('react');
  const ofSlot = call();
  busyMs += 64;
  await ofSlot;
  expect(phases.end()).toEqual({ routes: 0, calls: 16, loaders: 32, react: 64 });
});
