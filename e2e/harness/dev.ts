import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownEnvironment, urlAt, type ServedSite } from './site';
import { BASE, CLI, ROOT } from './workspace';

/** A site with one remote from its sources, or one remote alone. */
export interface DevSite extends ServedSite {
  /** What the terminal shows. */
  terminal(): string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface FromSources {
  command: 'dev' | 'standalone';
  remote: string;
  /** Options of the command, such as the folder of the sources. */
  options: readonly string[];
}

/** Releases, stock and tenants that the browser tests prepare, and a port and folder of its own. */
async function prepare(): Promise<{ port: number; folder: string; env: NodeJS.ProcessEnv }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sources-'));
  cpSync(path.join(BASE, 'data'), path.join(folder, 'data'), { recursive: true });
  const port = await freePort();
  const own = { DIR: folder, PORT: String(port) };
  const env = {
    ...ownEnvironment(),
    ...Object.fromEntries(
      Object.entries(own).flatMap(([name, value]) => [`DEV_${name}`, `STANDALONE_${name}`].map((each) => [each, value])),
    ),
    ARTIFACTS_DIR: path.join(BASE, 'artifacts'),
    REGISTRY_DIR: path.join(BASE, 'registry'),
    TENANTS_DIR: path.join(BASE, 'tenants'),
    RATE_LIMITS: 'off',
  };
  return { port, folder, env };
}

/** Runs a command that serves a remote from its sources or a release; resolves when it serves, or has ended with code 0. */
export async function startFromSources({ command, remote, options }: FromSources): Promise<DevSite> {
  const { port, folder, env } = await prepare();
  const child = fork(CLI, [command, remote, ...options], { cwd: ROOT, env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (output.includes('Ctrl-C stops everything.')) resolve();
      });
    }
    void ended.then(([code]) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${String(code)}:\n${output}`))));
  });
  return {
    port,
    url: urlAt(port),
    terminal: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
