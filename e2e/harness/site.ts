import { execFile, fork, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startFaultProxy, type FaultProxy } from './faultProxy';
import { BASE, CLI, ROOT } from './workspace';
import { requestSite } from './requestSite';

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
  /** The same with the sources of another folder, as somebody who works there. */
  forecourtOf(project: string, ...args: string[]): Promise<string>;
  /** What the servers have logged. */
  logs(): string;
  stopApi(): Promise<void>;
  /** Starts a second shell on the same back end that serves one remote standalone. */
  startStandalone(remote: string): Promise<ServedSite>;
}

export interface SiteOptions {
  env?: Readonly<Record<string, string>>;
  /** With the popups of the tenant documents. */
  hasPopups?: boolean;
}

interface Server {
  process: ChildProcess;
  port: number;
}

/** Starts a server on a free port; resolves when it can serve. */
function start(args: readonly string[], env: NodeJS.ProcessEnv, log: string[]): Promise<Server> {
  const child = fork(CLI, ['serve', ...args], { cwd: ROOT, env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => log.push(chunk.toString('utf8')));
  return new Promise((resolve, reject) => {
    child.once('message', ({ ready }: { ready: string }) => resolve({ process: child, port: Number(new URL(ready).port) }));
    child.once('exit', (code) => reject(new Error(`serve ${args.join(' ')} ended with ${code}:\n${log.join('')}`)));
  });
}

async function stop({ process: child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await ended;
}

/** What a server needs of the test runner's environment. All else could be a setting of the machine: an address, a mail server, a mode. */
const INHERITED = ['PATH', 'HOME', 'USER', 'LOGNAME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'];
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

/** Addresses of the tenants at a port. */
export const urlAt =
  (port: number) =>
  (tenant: string, pathname = '/') =>
    `http://${tenant}.localhost:${port}${pathname}`;

/** The popup would cover what a suite clicks on. */
function removePopups(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = path.join(folder, name);
    const document = JSON.parse(readFileSync(file, 'utf8')) as { switches: { popupPromotion?: object } };
    delete document.switches.popupPromotion;
    writeFileSync(file, JSON.stringify(document, null, 2));
  }
}

/** Runs the command of a project; resolves with what it prints, rejects with it where it fails. */
async function forecourtIn(project: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const command = path.join(project, path.relative(ROOT, CLI));
  const { stdout } = await run(process.execPath, [command, ...args], { cwd: project, env }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`forecourt ${args.join(' ')} failed:\n${error.stdout}${error.stderr}`, { cause: error });
    },
  );
  return stdout;
}

/** Starts a site on free ports with copies of the prepared releases and stock. */
export async function startSite({ env: extra = {}, hasPopups = false }: SiteOptions = {}): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-e2e-'));
  for (const part of ['artifacts', 'registry', 'data', 'tenants'])
    cpSync(path.join(BASE, part), path.join(folder, part), { recursive: true });
  if (!hasPopups) removePopups(path.join(folder, 'tenants'));
  const settings = {
    ...ownEnvironment(),
    PORT: '0',
    API_PORT: '0',
    ARTIFACTS_DIR: path.join(folder, 'artifacts'),
    REGISTRY_DIR: path.join(folder, 'registry'),
    DATA_DIR: path.join(folder, 'data'),
    TENANTS_DIR: path.join(folder, 'tenants'),
    DATABASE_URL: '',
    FORECOURT_DEMO: '1',
    // Many shoppers come from one address here.
    RATE_LIMITS: 'off',
    // A machine that stalls must not leave a region to the browser, unless that is what a suite is about.
    RENDER_TIMEOUT_MS: '30000',
    SLOT_TIMEOUT_MS: '15000',
    RENDER_START_TIMEOUT_MS: '30000',
    // A suite may request more pages at once than a site renders in good time.
    RENDER_QUEUE_LENGTH: '100',
    LOG_LEVEL: 'warn',
    // Browsers need the machine; the suite about warming switches it on.
    IMAGE_WARMING: 'off',
    ...extra,
  };
  const log: string[] = [];
  const api = await start(['api'], settings, log);
  const faults = await startFaultProxy(api.port);
  const behindProxy = { ...settings, API_PORT: String(faults.port) };
  const site = await start(['site'], behindProxy, log);
  const { port } = site;
  const env = { ...settings, PORT: String(port), API_PORT: String(api.port) };

  return {
    port,
    folder,
    faults,
    pids: { api: api.process.pid ?? 0, site: site.process.pid ?? 0 },
    url: urlAt(port),
    apiUrl: (pathname) => `http://127.0.0.1:${api.port}${pathname}`,
    forecourt: (...args) => forecourtIn(ROOT, args, env),
    forecourtOf: (project, ...args) => forecourtIn(project, args, env),
    logs: () => log.join(''),
    stopApi: () => stop(api),
    async startStandalone(remote) {
      const shell = await start(['site', '--only', remote], behindProxy, log);
      return { port: shell.port, url: urlAt(shell.port), stop: () => stop(shell) };
    },
    async stop() {
      await Promise.all([stop(site), stop(api), faults.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Address of the first car that a tenant's results list. */
export async function carPath(site: ServedSite, tenant: string, results = '/search'): Promise<string> {
  const { html } = await getPage(site, tenant, results);
  const path = /href="(\/cars\/[a-z0-9-]+)"/.exec(html)?.[1];
  if (!path) throw new Error(`${results} of ${tenant} links to no car.`);
  return path;
}

/**
 * The nth link, by its pattern, that the page of a car in the results has; -1 is the last one. The car's own page shows at once whether
 * the car can be reserved or bought; the results follow it. Suites that run at the same time take cars from different ends.
 */
export async function linkOfCar(site: ServedSite, tenant: string, link: RegExp, nth: number, results = '/search'): Promise<string> {
  const { html } = await getPage(site, tenant, results);
  const cars = [...new Set([...html.matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)].map(([, path]) => path ?? ''))];
  let left = nth < 0 ? -nth - 1 : nth;
  for (const car of nth < 0 ? cars.toReversed() : cars) {
    const [, path] = link.exec((await getPage(site, tenant, car)).html) ?? [];
    if (path && left-- === 0) return path;
  }
  throw new Error(`${results} of ${tenant} has no car number ${nth} whose page links to ${link.source}.`);
}

/** A plain GET of a tenant's page, as a crawler or a browser without JavaScript makes it. */
export async function getPage(
  { port }: ServedSite,
  tenant: string,
  pathname: string,
): Promise<{ status: number; headers: Headers; html: string }> {
  const response = await requestSite(port, `${tenant}.localhost:${port}`, pathname);
  return { status: response.status, headers: response.headers, html: await response.text() };
}
