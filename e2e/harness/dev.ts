import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownEnvironment, urlAt, type ServedSite } from './site';
import { BASE, CLI, ROOT } from './workspace';

/** A site with one remote from its sources, or one remote alone. */
export interface DevSite extends ServedSite {
  /** What the terminal shows. */
  terminal(): string;
}

interface FromSources {
  command: 'dev' | 'standalone';
  remote: string;
  /** Options of the command, such as the folder of the sources. */
  options: readonly string[];
}

/** The environment of a site on a free port, with the releases, stock and tenants that the browser tests prepare. */
function environment(folder: string): NodeJS.ProcessEnv {
  cpSync(path.join(BASE, 'data'), path.join(folder, 'data'), { recursive: true });
  return {
    ...ownEnvironment(),
    DEV_DIR: folder,
    DEV_PORT: '0',
    STANDALONE_DIR: folder,
    STANDALONE_PORT: '0',
    ARTIFACTS_DIR: path.join(BASE, 'artifacts'),
    REGISTRY_DIR: path.join(BASE, 'registry'),
    TENANTS_DIR: path.join(BASE, 'tenants'),
    RATE_LIMITS: 'off',
    IMAGE_WARMING: 'off',
  };
}

/** Runs a command that serves a remote from its sources or a release; resolves when it serves, or has ended with code 0. */
export async function startFromSources({ command, remote, options }: FromSources): Promise<DevSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sources-'));
  const child = fork(CLI, [command, remote, ...options], {
    cwd: ROOT,
    env: environment(folder),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
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
  const port = Number(/\.localhost:(\d+)\//.exec(output)?.[1]);
  return {
    port,
    url: urlAt(port),
    terminal: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      // A process that the command has ended may write its last file meanwhile.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
