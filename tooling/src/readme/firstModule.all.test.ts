import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cloneCheckout, newcomersEnvironment } from '../testing/cloneCheckout';
import { freePort, runCommand, type RunningCommand } from '../testing/runCommand';
import { inRoot } from '../workspace';
import { walkthrough, type Step } from './testing/walkthrough';

/* What docs/first-module.md says to do, word for word and in its order, in a clone of the last commit with the packages and builds of this checkout. */

let folder: string;
let checkout: string;
let env: NodeJS.ProcessEnv;
const running: RunningCommand[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-first-module-'));
  checkout = path.join(folder, 'checkout');
  cloneCheckout(checkout);
  env = newcomersEnvironment({
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    DEV_PORT: String(await freePort()),
  });
}, 300_000);
afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  rmSync(folder, { recursive: true, force: true });
}, 240_000);

function start(line: string): RunningCommand {
  const command = runCommand(['sh', '-c', line], env, checkout);
  running.push(command);
  return command;
}

async function run(line: string): Promise<void> {
  const { code, output } = await start(line).end();
  if (code !== 0) throw new Error(`"${line}" ended with ${code}:\n${output}`);
}

async function openWelcome(port: string | undefined, address = '/welcome'): Promise<{ status: number | undefined; html: string }> {
  const request = get({ port, path: address, headers: { host: 'kestrel-motor-group.localhost' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const html = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, html };
}

/** Resolves when the sites of `npm start` respond so; without it the test's time ends. */
async function untilWelcomeIs(status: number): Promise<void> {
  while ((await openWelcome(env.PORT)).status !== status) await setTimeout(100);
}

/** Shows the module from its sources, as long as it takes to look at its page. */
async function lookAt(line: string): Promise<void> {
  const dev = start(line);
  await dev.says(/^Ctrl-C stops everything\.$/m);
  const { html } = await openWelcome(env.DEV_PORT);
  expect(html.replaceAll('<!-- -->', '')).toMatch(/>Welcome to Kestrel Motor Group<\/h1>.*>The newest 3 of our cars wait for you\.</);
  await dev.stop();
}

/** What the sites serve of a release: the page, and its form. */
async function lookAtRelease(): Promise<void> {
  await untilWelcomeIs(200);
  const { html } = await openWelcome(env.PORT, '/welcome/visit');
  expect(html).toMatch(/<form[^>]* action="\/api\/leads".*name="own-label:interest" value="What would you like to see\?"/);
  const car = /href="(\/cars\/[a-z0-9-]+)"/.exec((await openWelcome(env.PORT, '/search')).html)?.[1];
  expect((await openWelcome(env.PORT, car)).html.replaceAll('<!-- -->', '')).toMatch(/>Drive the 20\d\d [^<]+ on our own track: 3 laps\.</);
}

async function follow(step: Step): Promise<void> {
  if ('file' in step) {
    const file = path.join(checkout, step.file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, step.text);
    return;
  }
  if (step.line.startsWith('npm run dev ')) return lookAt(step.line);
  await run(step.line);
  // What the text promises of the sites that run meanwhile.
  if (step.line.startsWith('npx forecourt release ')) return lookAtRelease();
  if (step.line.startsWith('npx forecourt retire ')) await untilWelcomeIs(404);
}

it('a newcomer makes, sees, proves, releases and retires a module as docs/first-module.md says', async () => {
  const site = start('npm start');
  await site.says(/^Ctrl-C stops everything\.$/m);
  expect((await openWelcome(env.PORT)).status).toBe(404);

  for (const step of walkthrough(readFileSync(inRoot('docs/first-module.md'), 'utf8'))) await follow(step);
  expect((await openWelcome(env.PORT)).status).toBe(404);
}, 900_000);
