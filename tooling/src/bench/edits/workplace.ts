import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneCheckout, newcomersEnvironment } from '../../testing/cloneCheckout';
import { freePort, runCommand, type RunningCommand } from '../../testing/runCommand';

const TENANT = 'kestrel-motor-group';

/** A clone of the last commit in which somebody works: commands run there as they are typed, with ports and data of their own. */
export interface Workplace {
  devPort: string;
  port: string;
  start(line: string): RunningCommand;
  /** Resolves with the output; rejects with it when the command fails. */
  run(line: string): Promise<string>;
  /** Replaces a text of a file. */
  edit(file: string, from: string, to: string): void;
  commit(message: string): void;
  /** Deletes what dev has kept, as before its first start. */
  forgetDev(): void;
  close(): Promise<void>;
}

export async function openWorkplace(): Promise<Workplace> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  const checkout = path.join(folder, 'checkout');
  cloneCheckout(checkout);
  const [port, apiPort, devPort] = [String(await freePort()), String(await freePort()), String(await freePort())];
  const env = newcomersEnvironment({ PORT: port, API_PORT: apiPort, DEV_PORT: devPort });
  const running: RunningCommand[] = [];
  function start(line: string): RunningCommand {
    const command = runCommand(['sh', '-c', line], env, checkout);
    running.push(command);
    return command;
  }
  return {
    devPort,
    port,
    start,
    async run(line) {
      const { code, output } = await start(line).end();
      if (code !== 0) throw new Error(`"${line}" ended with ${code}:\n${output}`);
      return output;
    },
    edit(file, from, to) {
      const target = path.join(checkout, file);
      const before = readFileSync(target, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} no longer holds "${from}": change this benchmark with it.`);
      writeFileSync(target, before.replace(from, to));
    },
    commit(message) {
      execFileSync('git', ['commit', '--quiet', '--all', `--message=${message}`], { cwd: checkout, env });
    },
    forgetDev: () => rmSync(path.join(checkout, '.forecourt/dev'), { recursive: true, force: true }),
    async close() {
      await Promise.all(running.map((each) => each.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server's HTML of a page. */
export async function htmlOf(port: string, pathname: string): Promise<string> {
  const [response] = (await once(get({ port, path: pathname, headers: { host: `${TENANT}.localhost` } }), 'response')) as [IncomingMessage];
  return (await response.setEncoding('utf8').toArray()).join('');
}

export const addressOf = (port: string, pathname: string) => `http://${TENANT}.localhost:${port}${pathname}`;
