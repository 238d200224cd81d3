import { request } from 'node:http';

/** A response as far as the crawl needs it. */
export interface FetchedPage {
  status: number;
  /** Target of a redirect. */
  location: string | null;
  contentType: string;
  text: string;
}

/** Requests a path of a host. */
export type FetchPage = (host: string, path: string) => Promise<FetchedPage>;

const TIMEOUT_MS = 60_000;

/** Requests pages from the server at an address, whatever host they are of; rejects after a minute. */
export function fetchPageFrom(baseUrl: string): FetchPage {
  const { hostname, port } = new URL(baseUrl);
  return (host, path) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, path, headers: { host, accept: 'text/html,*/*' }, timeout: TIMEOUT_MS }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? null,
            contentType: response.headers['content-type'] ?? '',
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`${host}${path} did not respond within ${TIMEOUT_MS / 1000} s`)));
      outgoing.on('error', reject);
      outgoing.end();
    });
}
