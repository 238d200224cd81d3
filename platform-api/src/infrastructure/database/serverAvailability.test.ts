import { watchServer } from './serverAvailability';

/** A server whose response the test decides; counts probes and losses. */
function watched() {
  const state = { isResponding: true, probes: 0, losses: 0 };
  const server = watchServer({
    async probe() {
      state.probes += 1;
      if (!state.isResponding) throw new Error('no response');
    },
    onLost: () => (state.losses += 1),
    firstDelayMs: 100,
    maxDelayMs: 800,
  });
  return { server, state };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('PL-086 does not lose a server that responds', async () => {
  const { server, state } = watched();
  await server.check();
  expect([server.isAvailable, state.losses]).toEqual([true, 0]);
});

it('PL-086 probes once for concurrent requests', async () => {
  const { server, state } = watched();
  await Promise.all([server.check(), server.check(), server.check()]);
  expect(state.probes).toBe(1);
});

it('PL-086 probes a lost server after 0.1, 0.2, 0.4 s and then every 0.8 s, until it responds', async () => {
  const { server, state } = watched();
  state.isResponding = false;
  await server.check();
  expect([server.isAvailable, state.losses, state.probes]).toEqual([false, 1, 1]);
  const probesAfter = [];
  for (const delayMs of [100, 200, 400, 800, 800]) {
    await jest.advanceTimersByTimeAsync(delayMs - 1);
    probesAfter.push(state.probes);
    await jest.advanceTimersByTimeAsync(1);
  }
  expect([probesAfter, state.probes]).toEqual([[1, 2, 3, 4, 5], 6]);
  await server.check();
  expect([server.isAvailable, state.losses, state.probes]).toEqual([false, 1, 6]);

  state.isResponding = true;
  await jest.advanceTimersByTimeAsync(800);
  expect(server.isAvailable).toBe(true);
});

it('PL-086 notices each loss, and none after the end', async () => {
  const { server, state } = watched();
  state.isResponding = false;
  await server.check();
  state.isResponding = true;
  await jest.advanceTimersByTimeAsync(100);
  state.isResponding = false;
  await server.check();
  expect([state.losses, state.probes]).toEqual([2, 3]);
  server.stop();
  await jest.advanceTimersByTimeAsync(10_000);
  await server.check();
  expect([state.losses, state.probes]).toEqual([2, 3]);
});
