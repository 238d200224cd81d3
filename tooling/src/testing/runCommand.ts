import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { ROOT } from '../workspace';

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A command that runs in a process group of its own, as in a terminal. */
export interface RunningCommand {
  pid: number;
  /** Resolves when the output has a line like this; rejects with the output when the command ends before. */
  says(line: RegExp): Promise<void>;
  /** Resolves with exit code and output. */
  end(): Promise<{ code: number | null; output: string }>;
  /** Ctrl-C; resolves when the command has ended. */
  stop(): Promise<void>;
}

/** Runs words as a shell would, in the root of this checkout or of another. */
export function runCommand(words: readonly string[], env: NodeJS.ProcessEnv, cwd = ROOT): RunningCommand {
  const [program = '', ...args] = words;
  const child: ChildProcess = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const changed = new Set<() => void>();
  const update = () => changed.forEach((each) => each());
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      update();
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return {
    pid: child.pid as number,
    end: () => ended,
    async says(line) {
      const said = new Promise<boolean>((resolve) => {
        const check = () => line.test(output) && resolve(true);
        changed.add(check);
        check();
      });
      const hasEnded = ended.then(() => line.test(output));
      if (!(await Promise.race([said, hasEnded]))) throw new Error(`"${words.join(' ')}" ended without ${line}:\n${output}`);
    },
    async stop() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}
