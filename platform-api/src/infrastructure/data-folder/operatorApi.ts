import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { isInUse, keepFresh, ownerOf, StartError, thisHost, trustIn, type FolderOwner } from '@forecourt/server-kit';

/*
 * The operator API: how a command on this machine reaches a running back end, to which the embedded database belongs alone. Each back
 * end has a file in its data folder, readable by its owner alone, with its address, its secret and whose the folder is. The token that a
 * command sends is made of the secret and of the folder and process as the command sees them, and the back end compares it with what it is
 * itself: a copy of the folder, which holds the file as well, reaches nothing.
 */
export interface OperatorApi {
  /** For example http://127.0.0.1:3001. */
  address: string;
  adminToken: string;
}

interface OperatorRecord {
  address: string;
  secret: string;
  owner: FolderOwner;
}

/** What an earlier version wrote. */
const EARLIER = 'operator.json';
const RECORD = /^operator-.*\.json$/;
const isLocal = trustIn('loopback');

const tokenOf = (secret: string, { device, inode, host, pid, startedAt }: FolderOwner) =>
  `${secret}.${createHash('sha256')
    .update(JSON.stringify([device, inode, host, pid, startedAt]))
    .digest('hex')}`;

const readRecord = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as OperatorRecord,
    () => null,
  );

async function recordsIn(folder: string): Promise<{ file: string; record: OperatorRecord; isRunning: boolean }[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => RECORD.test(name)).map((name) => path.join(folder, name));
  const found = await Promise.all(
    files.map(async (file) => {
      const record = await readRecord(file).catch(() => null);
      return record && { file, record, isRunning: await isInUse(record.owner, folder, file).catch(() => false) };
    }),
  );
  return found.filter((each) => each !== null);
}

/** The operator API of this process; `publish` writes it into the data folder once it listens, and resolves to the function that removes it. */
export async function createOperatorApi(
  folder: string,
): Promise<{ adminToken: string; publish(address: string): Promise<() => Promise<void>> }> {
  const owner = await ownerOf(folder);
  const secret = randomBytes(32).toString('hex');
  return {
    adminToken: tokenOf(secret, owner),
    async publish(address) {
      await rm(path.join(folder, EARLIER), { force: true });
      for (const { file, isRunning } of await recordsIn(folder)) if (!isRunning) await rm(file, { force: true });
      const file = path.join(folder, `operator-${hostname()}-${owner.pid}-${randomUUID()}.json`);
      const text = JSON.stringify({ address, secret, owner } satisfies OperatorRecord);
      await writeFile(file, text, { mode: 0o600 });
      const stopTouching = keepFresh(file, text);
      return async () => {
        stopTouching();
        await rm(file, { force: true });
      };
    },
  };
}

/** The operator API of a back end that runs on this host with this data folder; null without one. */
export async function findOperatorApi(folder: string): Promise<OperatorApi | null> {
  const found = (await recordsIn(folder)).find(({ record, isRunning }) => isRunning && record.owner.host === thisHost());
  if (!found) return null;
  const { address, secret, owner } = found.record;
  const { device, inode } = await ownerOf(folder);
  return { address, adminToken: tokenOf(secret, { ...owner, device, inode }) };
}

/** Calls a service of a running back end; rejects with a StartError when it does not respond, or not with a result. */
export async function callOperatorApi<Result>({ address, adminToken }: OperatorApi, servicePath: string, call: object): Promise<Result> {
  const response = await fetch(`${address}${servicePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
    body: JSON.stringify(call),
  }).catch((error: unknown) => {
    throw new StartError(`The back end at ${address} does not respond: restart it, or stop it, and try again.`, { cause: error });
  });
  if (!response.ok)
    throw new StartError(`The back end at ${address} responded with ${response.status}: restart it, or stop it, and try again.`);
  return ((await response.json()) as { result: Result }).result;
}

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a request comes from this machine and carries the admin token. */
export const isOperator = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, adminToken: string): boolean =>
  isLocal(socket.remoteAddress) && isEqual(headers.authorization ?? '', `Bearer ${adminToken}`);
