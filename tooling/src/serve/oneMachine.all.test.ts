import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listed, processTree, untilEnded, type ProcessTree } from '../testing/processTree';
import { freePort, runCommand, type RunningCommand } from '../testing/runCommand';

/*
 * What an operator meets who runs the servers by npm and copies their data: with real processes and signals, on releases and data of its own.
 */

const FEED = 'stocknum,make,model,year,price\nCOPY1,Toyota,Corolla,2021,24990\n';
/** `npm start` builds and seeds first. */
jest.setTimeout(15 * 60_000);

const SITES_UP = /^Ctrl-C stops everything\.$/m;
const BACK_END_UP = /^Back end: /m;

let folder: string;
let env: NodeJS.ProcessEnv;
let running: RunningCommand[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-machine-'));
  writeFileSync(path.join(folder, 'feed.csv'), FEED);
  env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: '',
    FORECOURT_DEMO: '1',
    DATA_DIR: path.join(folder, 'data'),
    REGISTRY_DIR: path.join(folder, 'registry'),
    ARTIFACTS_DIR: path.join(folder, 'artifacts'),
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
  };
});
afterEach(async () => {
  await Promise.all(running.map((each) => each.stop()));
  running = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(words: string, over: NodeJS.ProcessEnv = {}): RunningCommand {
  const command = runCommand(words.split(' '), { ...env, ...over });
  running.push(command);
  return command;
}
const run = (words: string, over?: NodeJS.ProcessEnv) => start(words, over).end();

const isOf = (part: string) => (each: ProcessTree) => each.command.includes(part);
const npm = (tree: ProcessTree) => tree;
const theStart = (tree: ProcessTree) => listed(tree).find(isOf('start.mjs')) as ProcessTree;
const shell = (tree: ProcessTree) => listed(tree).find(isOf('sh -c')) as ProcessTree;

it.each([
  ['npm start', 'SIGTERM', 'npm', { up: SITES_UP, target: npm }],
  ['npm start', 'SIGINT', 'npm', { up: SITES_UP, target: npm }],
  ['npm start', 'SIGTERM', 'start', { up: SITES_UP, target: theStart }],
  ['npm start', 'SIGINT', 'start', { up: SITES_UP, target: theStart }],
  ['npx forecourt serve api', 'SIGTERM', 'npx', { up: BACK_END_UP, target: npm }],
  ['npx forecourt serve api', 'SIGKILL', 'its shell', { up: BACK_END_UP, target: shell }],
] as const)('PL-035 of "%s" nothing stays behind after %s to %s', async (words, signal, _to, { up, target }) => {
  const command = start(words);
  await command.says(up);
  const tree = processTree(command.pid);
  const processes = listed(tree);
  expect(processes.filter(isOf('serve api'))).not.toEqual([]);
  process.kill(target(tree).pid, signal);
  await untilEnded(processes);
  expect(processes.length).toBeGreaterThan(1);
});

it('PL-035 a copy of the data of a running site is data of its own: an import into it reaches the copy alone, and it is served', async () => {
  const copy = { DATA_DIR: path.join(folder, 'copy'), API_PORT: String(await freePort()) };
  const carsOf = async (over?: NodeJS.ProcessEnv) =>
    (await run(`npx forecourt stock import ${path.join(folder, 'feed.csv')} --tenant kestrel-motor-group --delta --dry-run`, over)).output;
  await start('npx forecourt serve api').says(BACK_END_UP);
  cpSync(env.DATA_DIR as string, copy.DATA_DIR, { recursive: true });
  const imported = await run(`npx forecourt stock import ${path.join(folder, 'feed.csv')} --tenant kestrel-motor-group --delta`, copy);
  expect(imported).toMatchObject({ code: 0, output: expect.stringMatching(/1 added/) as string });
  expect(await carsOf(copy)).toMatch(/0 added, 0 updated, 1 unchanged/);
  expect(await carsOf()).toMatch(/1 added, 0 updated, 0 unchanged/);
  const served = start('npx forecourt serve api', copy);
  await served.says(BACK_END_UP);
  expect(await carsOf(copy)).toMatch(/0 added, 0 updated, 1 unchanged/);
});
