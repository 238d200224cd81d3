import { StartError } from '@forecourt/server-kit';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { findOperatorApi } from '../../../infrastructure/data-folder/operatorApi';
import type { PushReport, PushTarget } from '../../search/pushStock';
import type { ImportReport } from './importReport';
import type { ImportOptions } from './importStock';
import { ADMIN_KEY_HEADER, STOCK_OPERATOR_PATH, type OperatorMessage } from './stockOperatorRoutes';

/** Stock operations on a running site, from another process of this machine. */
export interface RemoteStock {
  import(tenant: string, file: string, options: Omit<ImportOptions, 'now' | 'photoOrigins'>): Promise<ImportReport>;
  push(tenant: string, target: Omit<PushTarget, 'client'>, onProgress: (index: string) => void): Promise<PushReport>;
  /** The tenant's admin API key of the search endpoint. */
  adminKey(tenant: string): Promise<string>;
}

const SITE_STOPPED = 'The running site stopped before the job was finished: what was imported is stored, so run the command again.';

const send = (address: string, init: RequestInit) =>
  fetch(address, init).catch((error: unknown) => {
    throw new StartError(SITE_STOPPED, { cause: error });
  });

interface JobRequest {
  body?: Readable;
  headers?: Readonly<Record<string, string>>;
}

/** The running site that uses a data folder; null without one. */
export async function findRemoteStock(folder: string): Promise<RemoteStock | null> {
  const api = await findOperatorApi(folder);
  if (!api) return null;

  async function* runJob(
    job: string,
    query: Record<string, string | undefined>,
    { body, headers = {} }: JobRequest = {},
  ): AsyncGenerator<OperatorMessage> {
    const parameters = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
    const response = await send(`${api?.address}${STOCK_OPERATOR_PATH}/${job}?${new URLSearchParams(parameters)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api?.adminToken}`, 'content-type': 'application/octet-stream', ...headers },
      ...(body && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
    } as RequestInit);
    if (!response.ok || !response.body) {
      throw new StartError(
        `The running site at ${api?.address} responded with status ${response.status}: it may not have loaded the tenant yet; restart it and try again.`,
      );
    }
    try {
      for await (const line of createInterface({ input: Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) })) {
        yield JSON.parse(line) as OperatorMessage;
      }
    } catch (error) {
      // Half of a line, or a connection that broke.
      throw new StartError(SITE_STOPPED, { cause: error });
    }
  }

  async function resultOf<Result>(
    lines: AsyncGenerator<OperatorMessage>,
    read: (line: OperatorMessage) => Result | undefined,
  ): Promise<Result> {
    for await (const line of lines) {
      if ('problem' in line) throw new StartError(line.problem);
      const result = read(line);
      if (result !== undefined) return result;
    }
    throw new StartError(SITE_STOPPED);
  }

  return {
    import: (tenant, file, { mode = 'replace', sellMost = false, dryRun = false, map, onProgress }) =>
      resultOf(
        runJob(
          'import',
          {
            tenant,
            mode,
            sellMost: String(sellMost),
            dryRun: String(dryRun),
            kind: file.toLowerCase().endsWith('.json') ? 'json' : 'csv',
            map: map && JSON.stringify(map),
          },
          { body: createReadStream(file) },
        ),
        (line) => {
          if ('progress' in line) onProgress?.(line.progress);
          return 'imported' in line ? line.imported : undefined;
        },
      ),
    push: (tenant, { appId, adminKey, prefix }, onProgress) =>
      resultOf(runJob('push', { tenant, appId, prefix }, { headers: { [ADMIN_KEY_HEADER]: adminKey } }), (line) => {
        if ('index' in line) onProgress(line.index);
        return 'pushed' in line ? line.pushed : undefined;
      }),
    adminKey: (tenant) => resultOf(runJob('admin-key', { tenant }), (line) => ('adminKey' in line ? line.adminKey : undefined)),
  };
}
