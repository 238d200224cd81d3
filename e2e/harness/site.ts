import { execFile, fork, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FaultyApi } from './faultyApi';
import { BASE, CLI, ROOT } from './workspace';

const run = promisify(execFile);

/** A whole site of its own: back end and shell in their own processes, with copies of releases and stock. */
export interface TestSite {
  port: number;
  folder: string;
  /** Process ids of the two servers. */
  pids: { api: number; site: number };
  /** Address of a tenant's page. */
  url(tenant: string, pathname?: string): string;
  /** Address of the back end itself. */
  apiUrl(pathname: string): string;
  /** Runs the forecourt command on this site's stores. */
  forecourt(...args: string[]): Promise<string>;
  /** What the servers wrote to their logs so far. */
  logs(): string;
  stopApi(): Promise<void>;
  stop(): Promise<void>;
}

interface SiteOptions {
  /** Changes the copied folders before the servers start. */
  prepare?(folder: string): void;
  onlyRemote?: string;
  /** Stands between the site and its back end. */
  faultyApi?: FaultyApi;
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
  const child = fork(CLI, ['serve', ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
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

export async function startSite({ prepare, onlyRemote, faultyApi, env: extra = {} }: SiteOptions = {}): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-e2e-'));
  for (const part of ['artifacts', 'registry', 'data', 'tenants']) cpSync(path.join(BASE, part), path.join(folder, part), { recursive: true });
  prepare?.(folder);
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    ARTIFACTS_DIR: path.join(folder, 'artifacts'),
    REGISTRY_DIR: path.join(folder, 'registry'),
    DATA_DIR: path.join(folder, 'data'),
    TENANTS_DIR: path.join(folder, 'tenants'),
    DATABASE_URL: '',
    // Many shoppers come from one address here.
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...extra,
  };
  const log: string[] = [];
  const api = await start(['api'], env, log);
  const askedPort = (await faultyApi?.listen(apiPort)) ?? apiPort;
  const site = await start(['site', ...(onlyRemote ? ['--only', onlyRemote] : [])], { ...env, API_PORT: String(askedPort) }, log);

  return {
    port,
    folder,
    pids: { api: api.pid ?? 0, site: site.pid ?? 0 },
    url: (tenant, pathname = '/') => `http://${tenant}.localhost:${port}${pathname}`,
    apiUrl: (pathname) => `http://127.0.0.1:${apiPort}${pathname}`,
    async forecourt(...args) {
      const { stdout } = await run(process.execPath, [CLI, ...args], { cwd: ROOT, env });
      return stdout;
    },
    logs: () => log.join(''),
    stopApi: () => stop(api),
    async stop() {
      await Promise.all([stop(site), stop(api), faultyApi?.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A plain GET of a tenant's page, as a crawler or a browser without JavaScript makes it. */
export async function getPage(site: TestSite, tenant: string, pathname: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`http://127.0.0.1:${site.port}${pathname}`, {
    headers: { 'x-forwarded-host': `${tenant}.localhost:${site.port}` },
    redirect: 'manual',
  });
  return { status: response.status, html: await response.text() };
}
