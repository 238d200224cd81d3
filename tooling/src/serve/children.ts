import { fork } from 'node:child_process';
import { StartError } from '@forecourt/server-kit';
import { inRoot } from '../workspace';
import { stopProcess } from './stopProcess';

export interface Child {
  name: string;
  address: string;
  pid: number;
  /** Resolves when the process has ended, with how: "ended with code 1", "was ended by SIGKILL". */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * The API makes responses of some 100 kB; with a young generation of the usual 16 MB every fiftieth search waits for a garbage collection.
 */
export const API_FLAGS: readonly string[] = ['--max-semi-space-size=64'];

/** Starts one of our servers in a process of its own and waits until it serves. */
export function startChild(name: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Child> {
  const child = fork(inRoot('tooling/bin/forecourt.mjs'), ['serve', ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: args[0] === 'api' ? [...API_FLAGS] : [],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`));
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message: { ready: string }) =>
      resolve({
        name,
        address: message.ready,
        pid: child.pid as number,
        ended,
        stop: () => stopProcess(child),
      }),
    );
    child.once('exit', (code) => reject(new StartError(`${name} did not start (code ${code}); its reason stands above.`)));
  });
}
