import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { inRoot, ROOT } from '../workspace';
import { documentedCommands, pipelineCommands } from './documentedCommands';

const run = promisify(execFile);
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };
const COMMANDS = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'tooling/README.md'].flatMap((file) =>
    documentedCommands(readFileSync(inRoot(file), 'utf8'), scripts),
  ),
  ...pipelineCommands(readFileSync(inRoot('.github/workflows/ci.yml'), 'utf8'), scripts),
].filter(({ text }, index, all) => all.findIndex((each) => each.text === text) === index);

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-readme-'));
  env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: '',
    DATA_DIR: `${folder}/data`,
    REGISTRY_DIR: `${folder}/registry`,
    ARTIFACTS_DIR: `${folder}/artifacts`,
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const forecourt = async (...args: string[]) =>
  (await run(process.execPath, [inRoot('tooling/bin/forecourt.mjs'), ...args], { cwd: ROOT, env })).stdout;

it('each documented command exists, with its subcommand and every option that the document names', async () => {
  // Two processes keep two cores busy.
  const atOnce = pLimit(2);
  const helps = await Promise.all(COMMANDS.map(({ args }) => atOnce(() => forecourt(...args, '--help'))));
  expect(COMMANDS.length).toBeGreaterThan(15);
  for (const [index, { text, args }] of COMMANDS.entries()) {
    const help = helps[index] ?? '';
    const usage = /^Usage: forecourt ([a-z -]*[a-z])/.exec(help)?.[1] ?? '';
    const isCommand = args[0] === '--help' || (usage !== '' && args.join(' ').startsWith(usage));
    const missing = args.filter((arg) => arg.startsWith('--') && !help.includes(arg));
    expect({ text, isCommand, missing }).toEqual({ text, isCommand: true, missing: [] });
  }
}, 300_000);

it('the benchmarks that the README names are those of the command', async () => {
  const row = /one benchmark: ([^;]+);/.exec(readFileSync(inRoot('README.md'), 'utf8'))?.[1] ?? '';
  const named = row.split(/, | or /).toSorted();
  const refused = (await forecourt('bench', 'no-such-benchmark').catch((error: unknown) => error)) as { stderr: string };
  const known = /There is no benchmark "no-such-benchmark"; known are ([^.]+)\./.exec(refused.stderr)?.[1]?.split(', ') ?? [];
  expect(named).toEqual(known.filter((name) => name !== 'web').toSorted());
}, 240_000);
