import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

interface StoredResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

interface ProxyOptions {
  /** Changes the HTML of pages. */
  html?(text: string): string;
  /** The response to a path that the site does not serve itself; null for all others. */
  file?(path: string): StoredResponse | null;
}

export interface RecordingProxy {
  address: string;
  close(): Promise<void>;
}

/** Headers of the connection, not of the response. */
const HOP_BY_HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
const PAGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function fetchFromSite(
  site: string,
  { method, url, headers }: { method?: string; url?: string; headers: IncomingHttpHeaders },
  body: Buffer,
): Promise<StoredResponse> {
  const { hostname, port } = new URL(site);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, method, path: url, headers }, resolve).on('error', reject).end(body);
  });
  const endToEnd = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP_HEADERS.has(name));
  return { status: response.statusCode ?? 502, headers: Object.fromEntries(endToEnd), body: await bodyOf(response) };
}

const isPage = ({ headers }: StoredResponse) =>
  String(headers['content-type'] ?? '').startsWith('text/html') && headers['content-encoding'] === 'br';

/**
 * A reverse proxy that requests each address from the site once and serves it from memory from then on: two variants of
 * a page behind two proxies differ in their files only, not in the work of the site.
 */
export async function startRecordingProxy(site: string, { html, file }: ProxyOptions = {}): Promise<RecordingProxy> {
  const recorded = new Map<string, StoredResponse>();

  async function respond(incoming: IncomingMessage): Promise<StoredResponse> {
    const { method = 'GET', url = '/', headers } = incoming;
    const own = file?.(url);
    if (own) return own;
    const key = `${headers.host} ${url} ${headers.accept} ${headers['accept-encoding']}`;
    const before = method === 'GET' ? recorded.get(key) : undefined;
    if (before) return before;
    const response = await fetchFromSite(site, { method, url, headers }, await bodyOf(incoming));
    if (html && isPage(response))
      response.body = brotliCompressSync(html(brotliDecompressSync(response.body).toString('utf8')), PAGE_QUALITY);
    if (method === 'GET') recorded.set(key, response);
    return response;
  }

  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    respond(incoming).then(
      ({ status, headers, body }) => outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error: Error) => outgoing.writeHead(502).end(error.message),
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
