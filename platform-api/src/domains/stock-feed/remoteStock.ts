import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { findOperatorApi } from '../../infrastructure/operator/operatorApi';
import type { PushReport, PushTarget } from '../search/pushStock';
import type { ImportOptions, ImportReport } from './importStock';
import { ADMIN_KEY_HEADER, STOCK_DESK_PATH, type DeskLine } from './stockDeskRoutes';

/** Work on the stock of a running site, from another process of this machine. */
export interface RemoteStock {
  import(tenant: string, file: string, options: Omit<ImportOptions, 'now'>): Promise<ImportReport>;
  push(tenant: string, target: Omit<PushTarget, 'client'>, onProgress: (index: string) => void): Promise<PushReport>;
  /** The tenant's key for writing through the search endpoint. */
  adminKey(tenant: string): Promise<string>;
}

interface Sent {
  body?: Readable;
  headers?: Readonly<Record<string, string>>;
}

/** The site that has a data folder open; null when none takes commands. */
export async function findRemoteStock(folder: string): Promise<RemoteStock | null> {
  const api = await findOperatorApi(folder);
  if (!api) return null;

  async function* ask(job: string, query: Record<string, string | undefined>, { body, headers = {} }: Sent = {}): AsyncGenerator<DeskLine> {
    const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
    const answer = await fetch(`${api?.address}${STOCK_DESK_PATH}/${job}?${new URLSearchParams(given)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api?.adminToken}`, 'content-type': 'application/octet-stream', ...headers },
      ...(body && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
    } as RequestInit);
    if (!answer.ok || !answer.body) {
      throw new Error(`The running site at ${api?.address} answered ${answer.status}: it may not know the tenant yet; restart it and try again.`);
    }
    for await (const line of createInterface({ input: Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]) })) {
      yield JSON.parse(line) as DeskLine;
    }
  }

  async function resultOf<Result>(lines: AsyncGenerator<DeskLine>, read: (line: DeskLine) => Result | undefined): Promise<Result> {
    for await (const line of lines) {
      if ('problem' in line) throw new Error(line.problem);
      const result = read(line);
      if (result !== undefined) return result;
    }
    throw new Error('The running site stopped before it was done: what was loaded is kept, so run the command again.');
  }

  return {
    import: (tenant, file, { mode = 'replace', map, onProgress }) =>
      resultOf(
        ask(
          'import',
          { tenant, mode, kind: file.toLowerCase().endsWith('.json') ? 'json' : 'csv', map: map && JSON.stringify(map) },
          { body: createReadStream(file) },
        ),
        (line) => {
          if ('progress' in line) onProgress?.(line.progress);
          return 'imported' in line ? line.imported : undefined;
        },
      ),
    push: (tenant, { appId, adminKey, prefix }, onProgress) =>
      resultOf(ask('push', { tenant, appId, prefix }, { headers: { [ADMIN_KEY_HEADER]: adminKey } }), (line) => {
        if ('index' in line) onProgress(line.index);
        return 'pushed' in line ? line.pushed : undefined;
      }),
    adminKey: (tenant) => resultOf(ask('admin-key', { tenant }), (line) => ('adminKey' in line ? line.adminKey : undefined)),
  };
}
