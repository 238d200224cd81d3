import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSite } from '@forecourt/shared-contracts/testing';
import type { RendererSetup, RenderTask } from '../../renderer/protocol';
import type { Release } from '../../registry';

/**
 * A worker that speaks the renderer's protocol and does what the address asks for: /loop, /heap, /exit, /reject,
 * /throw, /slow; `remote` names whose code runs, `as` whose code it says it is. Anything else answers at once.
 */
const RENDERER = `
const { parentPort, workerData } = require('node:worker_threads');
const say = (message) => parentPort.postMessage(message);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function render({ url, skip }) {
  const { pathname, searchParams } = new URL(url);
  for (const culprit of searchParams.getAll('remote')) {
    if (skip.includes(culprit)) continue;
    Atomics.store(workerData.watch, 0, Math.max(0, workerData.owners.indexOf(searchParams.get('as') ?? culprit)));
    if (pathname === '/loop') for (;;);
    if (pathname === '/heap') { const held = []; for (;;) held.push(new Array(1e5).fill(held.length)); }
    if (pathname === '/exit') process.exit(3);
    if (pathname === '/reject') { Promise.reject(new Error('nobody hears this')); await pause(5000); }
    if (pathname === '/throw') throw new Error('it went wrong');
  }
  if (pathname === '/slow') await pause(300);
}

parentPort.on('message', (task) => {
  render(task).then(
    () => say({ id: task.id, page: { id: task.id, status: 200, headers: {}, body: JSON.stringify({ url: task.url, skip: task.skip, versions: task.versions, requestId: task.requestId, compositionId: task.compositionId }), failures: [] } }),
    (error) => say({ id: task.id, error: error.message }),
  );
});
say({ ready: true });
`;

/** Writes worker code where a pool can start it. */
export function writeWorker(source: string = RENDERER): { file: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-renderer-'));
  const file = path.join(folder, 'renderer.cjs');
  writeFileSync(file, source);
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A published version with nothing in it but its name. */
export function aRelease(name: string, version = '1.0.0', over: Partial<Release> = {}): Release {
  const part = { js: [], css: [], shared: [] };
  return {
    name,
    version,
    build: 'b1',
    commit: 'unknown',
    contract: '1.0.0',
    container: `${name.replaceAll('-', '_')}_b1`,
    entry: 'assets/entry.js',
    base: part,
    server: 'server/remote.cjs',
    pages: {},
    slots: {},
    shared: {},
    files: {},
    ...over,
  };
}

export const aSetup = (...names: string[]): Omit<RendererSetup, 'watch' | 'owners'> => ({
  artifactsFolder: '/nowhere',
  assets: { scripts: [], styles: [], shared: {}, fonts: {} },
  releases: Object.fromEntries(names.map((name) => [`${name}@1.0.0`, aRelease(name)])),
  slotLimitMs: 300,
});

export const aTask = (address: string, over: Partial<RenderTask> = {}): Omit<RenderTask, 'id'> => ({
  url: new URL(address, 'http://harbour-motors.localhost').href,
  site: aSite(),
  versions: {},
  revision: 1,
  alone: null,
  now: '2026-03-02T02:00:00.000Z',
  apiBase: 'http://127.0.0.1:1',
  requestId: 'request-1',
  compositionId: '1-00000000',
  skip: [],
  ...over,
});
