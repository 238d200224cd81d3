import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inRoot } from '../workspace';
import { browserTests, screenshots, STATIC_CHECKS, unitTests } from '../verify/checks';
import { documentedCommands } from './documentedCommands';
import { freePort, runCommand, type RunningCommand } from '../testing/runCommand';

/*
 * Every command of README.md runs once, in its own words, on releases and data of its own. They run in the order of this file: what needs a
 * running site comes after `npm start`.
 */

const FEED = `stocknum,make,model,year,price,odometer,body,fuel,transmission,type
R1,Toyota,Corolla,2021,24990,41000,Hatch,Petrol,Automatic,Used
R2,Mazda,CX-5,2020,31990,52000,SUV,Petrol,Automatic,Used
`;

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };
const documented = documentedCommands(readFileSync(inRoot('README.md'), 'utf8'), scripts).map(({ text }) => text);
const hasRun = new Set<string>();
const running: RunningCommand[] = [];

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-readme-'));
  writeFileSync(path.join(folder, 'feed.csv'), FEED);
  cpSync(inRoot('shell/tenants'), path.join(folder, 'tenants'), { recursive: true });
  cpSync(inRoot('platform-api/delivery'), path.join(folder, 'delivery'), { recursive: true });
  const { FORECOURT_DEMO: _demo, ...outer } = process.env;
  env = {
    ...outer,
    NODE_OPTIONS: '',
    DATABASE_URL: '',
    DATA_DIR: path.join(folder, 'data'),
    REGISTRY_DIR: path.join(folder, 'registry'),
    ARTIFACTS_DIR: path.join(folder, 'artifacts'),
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    TENANTS_DIR: path.join(folder, 'tenants'),
    DELIVERY_DIR: path.join(folder, 'delivery'),
    DEV_DIR: path.join(folder, 'dev'),
    DEV_PORT: String(await freePort()),
    STANDALONE_DIR: path.join(folder, 'standalone'),
    STANDALONE_PORT: String(await freePort()),
  };
});
afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a command of the README; `instead` replaces its words for something of one's own, `more` are its shortest options. */
function start(
  text: string,
  { instead = {}, more = [] }: { instead?: Readonly<Record<string, string>>; more?: readonly string[] } = {},
): RunningCommand {
  expect(documented).toContain(text);
  hasRun.add(text);
  const command = runCommand([...text.split(' ').map((word) => instead[word] ?? word), ...more], env);
  running.push(command);
  return command;
}

/** Runs a command of the README to its end. */
const run = (...args: Parameters<typeof start>) => start(...args).end();

/** The status of a tenant's home page. */
async function homeStatus(tenant: string, port = env.PORT): Promise<number | undefined> {
  const [response] = (await once(get({ port, headers: { host: `${tenant}.localhost` } }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/** Resolves when the site of PORT accepts connections. */
async function untilListening(): Promise<void> {
  while ((await homeStatus('clearmark-cars').catch(() => null)) === null) await setTimeout(100);
}

/** The version of a remote that everybody gets. */
async function stableOf(remote: string): Promise<string> {
  const { output } = await runCommand(['npx', 'forecourt', 'status', '--json'], env).end();
  return (JSON.parse(output) as { remotes: Record<string, { stable: string }> }).remotes[remote]?.stable ?? '';
}

it('npm start, and every command on a running site', async () => {
  const site = start('npm start');
  await site.says(/^Ctrl-C stops everything\.$/m);
  expect(await homeStatus('clearmark-cars')).toBe(200);

  expect(await run('npx forecourt status')).toMatchObject({ code: 0, output: expect.stringMatching(/^mf-search +\d/m) as string });
  expect(await run('npx forecourt users finance-summary')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^finance-summary is a slot of mf-finance .*\n.* {2}mf-/s) as string,
  });
  expect(await run('npx forecourt history')).toMatchObject({ code: 0, output: expect.stringMatching(/^ +1 {2}\d{4}-/m) as string });
  expect(await run('npx forecourt doctor')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Registry and releases are sound\.\n/) as string,
  });
  // The copied delivery documents are those of a demonstration, which the command does not know: they do not fit.
  expect(await run('npx forecourt tenants check')).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 mistakes in 9 documents.') as string,
  });
  expect(await run('npx forecourt leads list')).toMatchObject({ code: 0 });
  const template = await run('npx forecourt stock template feed.csv', { instead: { 'feed.csv': path.join(folder, 'template.csv') } });
  expect(template).toMatchObject({ code: 0 });
  const dryRun = await run('npx forecourt stock import feed.csv --tenant kestrel-motor-group --dry-run', {
    instead: { 'feed.csv': path.join(folder, 'feed.csv') },
  });
  expect(dryRun).toMatchObject({ code: 0, output: expect.stringContaining('This was a dry run: nothing was changed.') as string });
  const stock = await run('npx forecourt stock import feed.csv --tenant kestrel-motor-group', {
    instead: { 'feed.csv': path.join(folder, 'feed.csv') },
  });
  expect(stock).toMatchObject({ code: 0, output: expect.stringMatching(/^2 lines read .*: 2 added/m) as string });

  // The tour: a site by its documents alone.
  cpSync(inRoot('docs/tour/tenants'), path.join(folder, 'tenants'), { recursive: true });
  cpSync(inRoot('docs/tour/delivery'), path.join(folder, 'delivery'), { recursive: true });
  while ((await homeStatus('harbour-motors')) !== 200) await setTimeout(100);
  expect(await run('npx forecourt stock import docs/tour/feed.csv --tenant harbour-motors')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^8 lines read .*: 8 added/m) as string,
  });
  expect(await run('npx forecourt content import docs/tour/content/harbour-motors --tenant harbour-motors')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^11 added, 0 changed, 0 unchanged, 0 removed\.$/m) as string,
  });

  const release = await run('npx forecourt release mf-finance', { more: ['--without-tests'] });
  expect(release).toMatchObject({ code: 0, output: expect.stringMatching(/^Released: revision \d+\. /m) as string });
  expect(await run('npx forecourt rollback mf-finance')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^rollback mf-finance: revision/m) as string,
  });
  const shell = await run('npx forecourt release shell', { more: ['--without-tests'] });
  expect(shell).toMatchObject({ code: 0, output: expect.stringMatching(/^Released: revision \d+\. The site at .* serves it/m) as string });
  const all = await run('npx forecourt release shell mf-search mf-vehicle mf-locations mf-forms mf-finance mf-navigation', {
    more: ['--without-tests'],
  });
  expect(all).toMatchObject({ code: 0, output: expect.stringMatching(/^Released: revision \d+\. The site at .* serves it/m) as string });
  const pin = await run('npx forecourt pin mf-vehicle clearmark-cars 1.2.0', { instead: { '1.2.0': await stableOf('mf-vehicle') } });
  expect(pin).toMatchObject({ code: 0 });
  const canary = await run('npx forecourt canary mf-search 1.3.0 --percent 10', { instead: { '1.3.0': await stableOf('mf-search') } });
  expect(canary).toMatchObject({ code: 0 });

  expect(await run('npm run sizes')).toMatchObject({ code: 0 });
  expect(await run('npm run sizes -- --overhead')).toMatchObject({ code: 0 });
  expect(await run('npx forecourt retire mf-finance --force')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^retire mf-finance: revision/m) as string,
  });
  await site.stop();
}, 600_000);

it('one module alone', async () => {
  const standalone = start('npm run standalone -- mf-search');
  await standalone.says(/^Ctrl-C stops everything\.$/m);
  expect(await homeStatus('clearmark-cars', env.STANDALONE_PORT)).toBe(200);
  await standalone.stop();
}, 300_000);

it('one module from its sources, inside the site', async () => {
  const dev = start('npm run dev -- mf-finance');
  await dev.says(/^Ctrl-C stops everything\.$/m);
  expect(await homeStatus('clearmark-cars', env.DEV_PORT)).toBe(200);
  await dev.stop();
}, 300_000);

it('the two servers by themselves: the back end names the services that are missing, the site starts', async () => {
  const api = await run('npx forecourt serve api');
  expect(api).toEqual({ code: 1, output: expect.stringContaining('PAYMENTS_URL') as string });

  const site = start('npx forecourt serve site');
  await untilListening();
  await site.stop();
}, 300_000);

it('commands that need no site', async () => {
  const gallery = start('npm run gallery', { more: ['--', '--port', String(await freePort())] });
  await gallery.says(/^The components are at http/m);
  await gallery.stop();
  const schemas = path.join(folder, 'schemas');
  expect(await run('npx forecourt tenants schemas <folder>', { instead: { '<folder>': schemas } })).toMatchObject({ code: 0 });
  expect(readdirSync(schemas)).toContain('tenant.json');
  expect(await run('npx forecourt --help')).toMatchObject({ code: 0, output: expect.stringContaining('release') as string });
  expect(await run('npm run pictures', { more: ['--', '--to', path.join(folder, 'pictures')] })).toMatchObject({ code: 0 });
  expect(readdirSync(path.join(folder, 'pictures'))).toContain('clearmark-cars.webp');
  expect(await run('npm run sizes -- --components')).toMatchObject({ code: 0 });
  expect(await run('npm run bench -- engines')).toMatchObject({ code: 0, output: expect.stringContaining('search-engine') as string });
}, 600_000);

/** Whether `npm test -- --all`, which this test is part of, runs the command itself, with other options. */
function isPartOfThisRun(text: string): boolean {
  const commands = [...STATIC_CHECKS, screenshots(), unitTests('all'), browserTests('all', { workers: 1 })].map(({ repeat }) => repeat);
  return text.startsWith('npm test') || commands.some((each) => `${each} `.startsWith(`${text} `) || text.startsWith(`${each} `));
}

it('no command of the README is left out', () => {
  expect(documented.filter((text) => !hasRun.has(text) && !isPartOfThisRun(text))).toEqual([]);
});
