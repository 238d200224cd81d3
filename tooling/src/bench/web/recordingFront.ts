import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

interface FrontOptions {
  /** Changes the HTML of pages. */
  html?(text: string): string;
  /** Answers some paths instead of the site; null for the others. */
  file?(path: string): Answer | null;
}

export interface RecordingFront {
  address: string;
  close(): Promise<void>;
}

/** Of the connection, not of the answer. */
const DROPPED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
const PAGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function askSite(site: string, { method, url, headers }: { method?: string; url?: string; headers: IncomingHttpHeaders }, body: Buffer): Promise<Answer> {
  const { hostname, port } = new URL(site);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, method, path: url, headers }, resolve).on('error', reject).end(body);
  });
  const kept = Object.entries(answer.headers).filter(([name]) => !DROPPED.has(name));
  return { status: answer.statusCode ?? 502, headers: Object.fromEntries(kept), body: await bodyOf(answer) };
}

const isPage = ({ headers }: Answer) => String(headers['content-type'] ?? '').startsWith('text/html') && headers['content-encoding'] === 'br';

/**
 * A server in front of a site that asks it for each address once and from then on answers from memory: two variants of
 * a page behind two fronts differ in their files only, not in what the site had to do meanwhile.
 */
export async function startRecordingFront(site: string, { html, file }: FrontOptions = {}): Promise<RecordingFront> {
  const known = new Map<string, Answer>();

  async function answerOf(asked: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/', headers } = asked;
    const own = file?.(url);
    if (own) return own;
    const key = `${headers.host} ${url} ${headers.accept} ${headers['accept-encoding']}`;
    const before = method === 'GET' ? known.get(key) : undefined;
    if (before) return before;
    const answer = await askSite(site, { method, url, headers }, await bodyOf(asked));
    if (html && isPage(answer)) answer.body = brotliCompressSync(html(brotliDecompressSync(answer.body).toString('utf8')), PAGE_QUALITY);
    if (method === 'GET') known.set(key, answer);
    return answer;
  }

  const server = createServer((asked: IncomingMessage, reply: ServerResponse) => {
    answerOf(asked).then(
      ({ status, headers, body }) => reply.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error: Error) => reply.writeHead(502).end(error.message),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
