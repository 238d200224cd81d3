import { StartError } from '@forecourt/server-kit';
import { createStartSteps } from './startSteps';
import { startWaitingServer } from './waitingServer';

const anyPort = { port: 0, portVariable: 'DEV_PORT' };
const noSteps = { steps: () => [], print: () => undefined };

it('PL-023 the port of a site lists the steps from the beginning, and is free when the site takes it', async () => {
  const steps = createStartSteps(() => undefined);
  const lines: string[] = [];
  const waiting = await startWaitingServer(anyPort, { steps: steps.all, print: (line) => lines.push(line) });
  expect(lines).toEqual([`Until the site is built, http://localhost:${waiting.port} lists what is done and what is not:`]);
  steps.add('mf-search from its sources').begin();

  const response = await fetch(`http://127.0.0.1:${waiting.port}/any/page`);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('mf-search from its sources <small>in progress</small>');

  await waiting.close();
  await waiting.close();
  const next = await startWaitingServer({ ...anyPort, port: waiting.port }, noSteps);
  expect(next.port).toBe(waiting.port);
  await next.close();
});

it('PL-023 a port that another program has is named with the variable that changes it', async () => {
  const other = await startWaitingServer(anyPort, noSteps);
  const second = startWaitingServer({ ...anyPort, port: other.port }, noSteps);
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(
    `Port ${other.port} is taken by another program: stop it, or choose another port with DEV_PORT=<port>.`,
  );
  await other.close();
});
