import { execFile, fork, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startFaultProxy, type FaultProxy } from './faultProxy';
import { BASE, CLI, ROOT } from './workspace';

const run = promisify(execFile);

/** A server that renders pages. */
export interface ServedSite {
  port: number;
  /** Address of a tenant's page. */
  url(tenant: string, pathname?: string): string;
  stop(): Promise<void>;
}

/** A whole site: back end and shell in their own processes, with copies of releases and stock. */
export interface TestSite extends ServedSite {
  folder: string;
  /** Process ids of the two servers. */
  pids: { api: number; site: number };
  /** Between the shell and its back end. */
  faults: FaultProxy;
  /** Address of the back end itself. */
  apiUrl(pathname: string): string;
  /** Runs the forecourt command on this site's stores; resolves with its output. */
  forecourt(...args: string[]): Promise<string>;
  /** What the servers have logged. */
  logs(): string;
  stopApi(): Promise<void>;
  /** Starts a second shell on the same back end that serves one remote standalone. */
  startStandalone(remote: string): Promise<ServedSite>;
}

export interface SiteOptions {
  env?: Readonly<Record<string, string>>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function start(args: readonly string[], env: NodeJS.ProcessEnv, log: string[]): Promise<ChildProcess> {
  const child = fork(CLI, ['serve', ...args], { cwd: ROOT, env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => log.push(chunk.toString('utf8')));
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`serve ${args.join(' ')} ended with ${code}:\n${log.join('')}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await ended;
}

/** The environment of the test runner without what it sets for its own processes. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, FORCE_COLOR: _color, DEBUG_COLORS: _debug, ...env } = process.env;
  return env;
}

const urlAt = (port: number) => (tenant: string, pathname = '/') => `http://${tenant}.localhost:${port}${pathname}`;

/** Starts a site on free ports with copies of the prepared releases and stock. */
export async function startSite({ env: extra = {} }: SiteOptions = {}): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-e2e-'));
  for (const part of ['artifacts', 'registry', 'data', 'tenants']) cpSync(path.join(BASE, part), path.join(folder, part), { recursive: true });
  const [port, apiPort] = [await freePort(), await freePort()];
  const faults = await startFaultProxy(apiPort);
  const env = {
    ...ownEnvironment(),
    PORT: String(port),
    API_PORT: String(apiPort),
    ARTIFACTS_DIR: path.join(folder, 'artifacts'),
    REGISTRY_DIR: path.join(folder, 'registry'),
    DATA_DIR: path.join(folder, 'data'),
    TENANTS_DIR: path.join(folder, 'tenants'),
    DATABASE_URL: '',
    // Many shoppers come from one address here.
    RATE_LIMITS: 'off',
    // Two suites and their sites share the machine: a slot that is rendered late is not what they are about.
    SLOT_TIMEOUT_MS: '2000',
    LOG_LEVEL: 'warn',
    ...extra,
  };
  const log: string[] = [];
  const behindProxy = { ...env, API_PORT: String(faults.port) };
  const api = await start(['api'], env, log);
  const site = await start(['site'], behindProxy, log);

  return {
    port,
    folder,
    faults,
    pids: { api: api.pid ?? 0, site: site.pid ?? 0 },
    url: urlAt(port),
    apiUrl: (pathname) => `http://127.0.0.1:${apiPort}${pathname}`,
    async forecourt(...args) {
      const { stdout } = await run(process.execPath, [CLI, ...args], { cwd: ROOT, env });
      return stdout;
    },
    logs: () => log.join(''),
    stopApi: () => stop(api),
    async startStandalone(remote) {
      const ownPort = await freePort();
      const shell = await start(['site', '--only', remote], { ...behindProxy, PORT: String(ownPort) }, log);
      return { port: ownPort, url: urlAt(ownPort), stop: () => stop(shell) };
    },
    async stop() {
      await Promise.all([stop(site), stop(api), faults.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A plain GET of a tenant's page, as a crawler or a browser without JavaScript makes it. */
export async function getPage({ port }: ServedSite, tenant: string, pathname: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${pathname}`, {
    headers: { 'x-forwarded-host': `${tenant}.localhost:${port}` },
    redirect: 'manual',
  });
  return { status: response.status, html: await response.text() };
}
