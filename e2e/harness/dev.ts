import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownEnvironment, urlAt, type ServedSite } from './site';
import { BASE, CLI, ROOT } from './workspace';

/** A site with one remote from its sources. */
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

/** Runs `dev` for a remote whose sources are in a folder, with the prepared releases of the others; resolves when it serves. */
export async function startDev(remote: string, sources: string): Promise<DevSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-dev-'));
  cpSync(path.join(BASE, 'data'), path.join(folder, 'data'), { recursive: true });
  const port = await freePort();
  const env = {
    ...ownEnvironment(),
    DEV_DIR: folder,
    DEV_PORT: String(port),
    ARTIFACTS_DIR: path.join(BASE, 'artifacts'),
    REGISTRY_DIR: path.join(BASE, 'registry'),
    TENANTS_DIR: path.join(BASE, 'tenants'),
    RATE_LIMITS: 'off',
  };
  const child = fork(CLI, ['dev', remote, '--from', sources], { cwd: ROOT, env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (output.includes('Ctrl-C stops everything.')) resolve();
      });
    }
    void ended.then(([code]) => reject(new Error(`dev ended with ${String(code)}:\n${output}`)));
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
