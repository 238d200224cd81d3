import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { LATER_LIBRARIES, LIBRARIES } from '../platform/libraries';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-containers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A container as webpack writes it, whose definition has a slot with its version. */
const container = (name: string, version: string) => `
  exports['${name}'] = {
    init() {},
    async get(module) { return () => ({ default: { name: 'mf-search', pages: {}, slots: { 'search-box': '${version}' }, module } }); },
  };
`;
const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function entryOf(name: string, source: string, integrity = integrityOf(source)) {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, source);
  return { container: name, file, integrity };
}

/** Containers run in the process's own realm, not in the test's. */
const isGlobal = (name: string) => vm.runInThisContext(`'${name}' in globalThis`) as boolean;

let federation: typeof import('./federation');
beforeAll(async () => {
  // What webpack calls Node's own require in the built renderer.
  Object.assign(globalThis, { __non_webpack_require__: require });
  federation = await import('./federation');
  await federation.startFederation(Object.fromEntries(Object.keys({ ...LIBRARIES, ...LATER_LIBRARIES }).map((name) => [name, '1.0.0'])));
});

it('PL-009 loads two versions of one remote side by side, each with its own definition', async () => {
  const [first, second] = await Promise.all([
    federation.serverDefinition(entryOf('mf_search_b1', container('mf_search_b1', '1.0.0'))),
    federation.serverDefinition(entryOf('mf_search_b2', container('mf_search_b2', '1.1.0'))),
  ]);
  expect([first, second].map(({ slots }) => slots['search-box'])).toEqual(['1.0.0', '1.1.0']);
  expect(isGlobal('mf_search_b1')).toBe(false);
});

it('PL-042 never runs a file in which one byte was flipped', async () => {
  const source = (name: string) => `/* byte */ globalThis.wasRun = true;\n${container(name, '1.0.0')}`;
  const flipped = source('mf_search_b3').replace('byte', 'bytf');
  const refusal = await federation.serverDefinition(entryOf('mf_search_b3', flipped, integrityOf(source('mf_search_b3')))).catch(String);
  expect(refusal).toContain('does not match release.json: its SHA-384 differs, so it was not executed');
  expect(isGlobal('wasRun')).toBe(false);

  await federation.serverDefinition(entryOf('mf_search_b4', source('mf_search_b4')));
  expect(isGlobal('wasRun')).toBe(true);
});

it('PL-028 gives server code of a remote a few modules of Node and refuses files, processes and workers', () => {
  const requiring = (name: string) => `exports.it = { init() {}, get() {}, given: require('${name}') };`;
  const evaluate = (name: string) => federation.evaluateContainer(requiring(name), { container: 'it', file: `${name}.cjs` });
  expect(evaluate('node:crypto')).toHaveProperty('given.createHash');
  expect(evaluate('url')).toHaveProperty('given.URL');
  for (const name of [
    'fs',
    'node:fs',
    'node:fs/promises',
    'child_process',
    'worker_threads',
    'vm',
    'module',
    './secrets.json',
    'fastify',
  ]) {
    expect(() => evaluate(name)).toThrow(`The server code of a remote may not require '${name}'.`);
  }
});

it('names the file that does not export its container', () => {
  expect(() => federation.evaluateContainer('exports.other = {};', { container: 'mf_search_b5', file: 'remote.cjs' })).toThrow(
    'remote.cjs does not export mf_search_b5',
  );
});
