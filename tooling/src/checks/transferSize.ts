import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A response with its size on the network. */
export interface TransferredResponse {
  status: number;
  /** Compressed size of the body in bytes. */
  bytes: number;
  encoding: string;
  text: string;
}

const TIMEOUT_MS = 20_000;

function decode(body: Buffer, encoding: string): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(body).toString('utf8');
  return body.toString('utf8');
}

/**
 * Fetches a path of a tenant's host, as a browser that accepts brotli. The host name need not resolve: the connection
 * goes to `baseUrl`. Rejects after 20 seconds.
 */
export function fetchTransferSize(baseUrl: string, host: string, path: string): Promise<TransferredResponse> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, headers: { host, accept: '*/*', 'accept-encoding': 'br' }, timeout: TIMEOUT_MS },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const encoding = response.headers['content-encoding'] ?? 'identity';
          resolve({ status: response.statusCode ?? 0, bytes: body.length, encoding, text: decode(body, encoding) });
        });
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${host}${path} did not respond within ${TIMEOUT_MS / 1000} s`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}
