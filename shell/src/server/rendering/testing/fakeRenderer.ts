import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import type { RendererSetup, RenderTask } from '../../../protocol/messages';
import type { Release } from '../../../registry';

/**
 * A fake renderer with the real protocol; the path selects its fault: /loop, /heap, /exit, /reject, /throw, /slow, /hold, /unavailable, /backed (while the folder of artifacts has a file back-end-is-down).
 * /hold writes the file `begun`, and renders once the file `until` exists, or ends when it is aborted. `remote` is the remote whose code runs, `as` the owner that it reports. /used…, /kia… and /gone… have no page. Any other path renders at once.
 */
export const RENDERER = `
const { existsSync, writeFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const send = (message) => parentPort.postMessage(message);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let renders = 0;

async function render({ url, skip }, signal) {
  renders += 1;
  const { pathname, searchParams } = new URL(url);
  for (const culprit of searchParams.getAll('remote')) {
    if (skip.includes(culprit)) continue;
    Atomics.store(workerData.watch, 0, Math.max(0, workerData.owners.indexOf(searchParams.get('as') ?? culprit)));
    if (pathname === '/loop') for (;;);
    if (pathname === '/heap') { const held = []; for (;;) held.push(new Array(1e5).fill(held.length)); }
    if (pathname === '/exit') process.exit(3);
    if (pathname === '/reject') { Promise.reject(new Error('unhandled')); await pause(5000); }
    if (pathname === '/throw') throw new Error('it went wrong');
  }
  if (pathname === '/slow') await pause(300);
  if (searchParams.has('begun')) writeFileSync(searchParams.get('begun'), '');
  while (pathname === '/hold' && !existsSync(searchParams.get('until'))) {
    signal.throwIfAborted();
    await pause(5);
  }
}

const statusOf = (task) => (/^\\/(used|kia|gone)/i.test(new URL(task.url).pathname) ? 404 : 200);
const isUnavailable = (pathname) =>
  pathname === '/unavailable' || (pathname === '/backed' && existsSync(workerData.artifactsFolder + '/back-end-is-down'));
const bodyOf = (task) =>
  isUnavailable(new URL(task.url).pathname) ? null : JSON.stringify({ renders, url: task.url, skip: task.skip, versions: task.versions, requestId: task.requestId, compositionId: task.compositionId, preview: task.preview, written: task.written });

const POLICY = { scripts: [], styles: [], images: [], frames: [], connections: [], trustedTypes: ['default'] };
const describe = ({ name, phone }) => ({
  unavailable: { page: name + ' will be right back ' + phone, submission: name + ' could not send this ' + phone },
  policy: { ...POLICY, styles: ['sha256-theme'] },
  icon: '<svg>' + name + '</svg>',
});

let controller = new AbortController();
parentPort.on('message', (task) => {
  if ('abort' in task) return controller.abort();
  if ('describe' in task) return send({ id: task.id, description: describe(task.describe) });
  const { signal } = (controller = new AbortController());
  render(task, signal).then(
    () => send({ id: task.id, page: { id: task.id, status: statusOf(task), headers: {}, policy: { ...POLICY, scripts: task.site.analytics ? ['https://www.googletagmanager.com'] : [] }, body: bodyOf(task), failures: [] } }),
    (error) => send(signal.aborted ? { id: task.id, aborted: true } : { id: task.id, error: error.message }),
  );
});
send({ ready: true });
`;

/** Writes worker code to a file that a pool can start, in a temporary folder by default. */
export function writeWorker(
  source: string = RENDERER,
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-renderer-')),
): { file: string; remove(): void } {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'renderer.cjs');
  writeFileSync(file, source);
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A published version with a name; each of its files has a hash. */
export function aRelease(name: string, version = '1.0.0', over: Partial<Release> = {}): Release {
  const part = { js: [], css: [], shared: [] };
  const release: Release = {
    name,
    version,
    build: 'b1',
    commit: 'unknown',
    contract: CONTRACT_VERSION,
    container: `${name.replaceAll('-', '_')}_b1`,
    entry: 'assets/entry.js',
    base: part,
    server: 'server/remote.cjs',
    pages: {},
    routes: [],
    slots: {},
    shared: {},
    files: {},
    ...over,
  };
  const parts = [release.base, ...Object.values(release.pages), ...Object.values(release.slots)];
  const names = [release.entry, release.server, ...parts.flatMap(({ js, css }) => [...js, ...css])];
  return {
    ...release,
    files: Object.fromEntries(names.map((file) => [file, { bytes: 1, brotli: 1, integrity: `sha384-${name}-${file}` }])),
  };
}

export const aSetup = (...names: string[]): Omit<RendererSetup, 'watch' | 'owners'> => ({
  artifactsFolder: '/nowhere',
  assets: { scripts: [], styles: [], shared: {}, standalone: [], fonts: {} },
  releases: Object.fromEntries(names.map((name) => [`${name}@1.0.0`, aRelease(name)])),
  lostRoutes: [],
  slotTimeoutMs: 300,
  renderTimeoutMs: 3000,
  isDemonstration: false,
});

export const aTask = (address: string, over: Partial<RenderTask> = {}): Omit<RenderTask, 'id'> => ({
  url: new URL(address, 'http://harbour-motors.localhost').href,
  site: aSite(),
  written: null,
  versions: {},
  revision: 1,
  standalone: null,
  preview: null,
  now: '2026-03-02T02:00:00.000Z',
  apiBase: 'http://127.0.0.1:1',
  requestId: 'request-1',
  compositionId: '1-00000000',
  skip: [],
  ...over,
});
