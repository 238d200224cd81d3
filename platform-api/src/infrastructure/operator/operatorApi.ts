import { timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { trustIn } from '@forecourt/server-kit';

/*
 * The operator API: how a command on this machine reaches a running site, to which the embedded database belongs alone.
 * Address and admin token are in `operator.json` of the data folder, readable by its owner alone.
 */
export interface OperatorApi {
  /** For example http://127.0.0.1:3001. */
  address: string;
  adminToken: string;
}

const fileIn = (folder: string) => path.join(folder, 'operator.json');
const isLocal = trustIn('loopback');

/** Writes the address of a running site's operator API into its data folder; the returned function removes it. */
export async function publishOperatorApi(folder: string, api: OperatorApi): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  await rm(fileIn(folder), { force: true });
  await writeFile(fileIn(folder), JSON.stringify(api), { mode: 0o600 });
  return () => rm(fileIn(folder), { force: true });
}

/** The operator API of the site that has a data folder open; null when none has published it. */
export async function findOperatorApi(folder: string): Promise<OperatorApi | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as OperatorApi);
}

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a request comes from this machine and carries the admin token. */
export const isOperator = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, adminToken: string): boolean =>
  isLocal(socket.remoteAddress) && isEqual(headers.authorization ?? '', `Bearer ${adminToken}`);
