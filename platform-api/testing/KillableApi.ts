import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ApiProcessOptions } from './apiProcess';

/** The back end in a process that can be killed and started again. */
export class KillableApi {
  address: string | null = null;
  private child: ChildProcess | null = null;
  constructor(private readonly options: ApiProcessOptions) {}

  /** Starts a process; resolves when it serves, or when it is killed before. */
  async start(): Promise<void> {
    const child = fork(
      fileURLToPath(new URL('apiProcess.ts', import.meta.url)),
      [JSON.stringify({ ...this.options, environment: { FORECOURT_DEMO: '1', ...this.options.environment } })],
      {
        execArgv: ['--import', 'tsx'],
        env: { ...process.env, NODE_OPTIONS: '--no-warnings', NODE_ENV: 'test' },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    this.child = child;
    this.address = await new Promise<string | null>((resolve, reject) => {
      child.once('message', (message: { ready: string }) => resolve(message.ready));
      child.once('exit', (code, signal) =>
        signal === 'SIGKILL' ? resolve(null) : reject(new Error(`The back end ended with code ${code} before it served.`)),
      );
    });
  }

  /** Whether the process has not ended. */
  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.address = null;
    if (!child || !this.isRunning) return;
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGKILL');
    await ended;
    this.address = null;
  }
}
