import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { StartError } from '@forecourt/server-kit';
import type { OperatorApi } from '../data-folder/operatorApi';
import type { JobProblem } from './operatorJobs';

const SITE_STOPPED = 'The running site stopped before the job was finished: what was imported is stored, so run the command again.';

interface JobRequest {
  query: Readonly<Record<string, string | undefined>>;
  body?: Readable;
  headers?: Readonly<Record<string, string>>;
}

const send = (address: string, init: RequestInit) =>
  fetch(address, init).catch((error: unknown) => {
    throw new StartError(SITE_STOPPED, { cause: error });
  });

async function* messagesOf<Message>(api: OperatorApi, job: string, { query, body, headers }: JobRequest): AsyncGenerator<Message> {
  const parameters = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  const response = await send(`${api.address}${job}?${new URLSearchParams(parameters)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/octet-stream', ...headers },
    ...(body && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
  if (!response.ok || !response.body) {
    throw new StartError(
      `The running site at ${api.address} responded with status ${response.status}: it may not have loaded the tenant yet; restart it and try again.`,
    );
  }
  try {
    for await (const line of createInterface({ input: Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) })) {
      yield JSON.parse(line) as Message;
    }
  } catch (error) {
    // Half of a line, or a connection that broke.
    throw new StartError(SITE_STOPPED, { cause: error });
  }
}

/** Runs a job of a running site; resolves with the first result that `read` finds in a message. Rejects with a StartError. */
export async function runOperatorJob<Message extends object, Result>(
  api: OperatorApi,
  job: string,
  request: JobRequest,
  read: (message: Message) => Result | undefined,
): Promise<Result> {
  for await (const message of messagesOf<Message | JobProblem>(api, job, request)) {
    if ('problem' in message) throw new StartError((message as JobProblem).problem);
    const result = read(message as Message);
    if (result !== undefined) return result;
  }
  throw new StartError(SITE_STOPPED);
}
