import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPost {
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds since the receiver started. */
  at: number;
}

export interface LeadReceiver {
  url: string;
  received: ReceivedPost[];
  /** Responds to posts with this from now on; by default 204. */
  respondWith(respond: (post: ReceivedPost, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Responds with a status, for `respondWith`. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  (_post: ReceivedPost, response: ServerResponse): void => {
    response.writeHead(code, headers).end();
  };

/** A fake CRM of a dealer: records what it receives. */
export async function startLeadReceiver(): Promise<LeadReceiver> {
  const begin = performance.now();
  const received: ReceivedPost[] = [];
  let respond: (post: ReceivedPost, response: ServerResponse) => void = status(204);
  const server = createServer((request, response) => {
    const receive = async () => {
      const post = { headers: request.headers, body: await bodyOf(request), at: performance.now() - begin };
      received.push(post);
      respond(post, response);
    };
    receive().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    respondWith: (next) => {
      respond = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
