import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number;
  /** Compressed size of the body in bytes. */
  bytes: number;
  encoding: string;
  text: string;
}

const LIMIT_MS = 20_000;

function unpacked(body: Buffer, encoding: string): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(body).toString('utf8');
  return body.toString('utf8');
}

/**
 * Asks a server for a path under a host name of ours, as a browser that takes brotli. The name need not be known to
 * the machine's resolver: the connection goes to `baseUrl`.
 */
export function askWire(baseUrl: string, host: string, path: string): Promise<WireAnswer> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { host, accept: '*/*', 'accept-encoding': 'br' }, timeout: LIMIT_MS }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const encoding = answer.headers['content-encoding'] ?? 'identity';
        resolve({ status: answer.statusCode ?? 0, bytes: body.length, encoding, text: unpacked(body, encoding) });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error(`${host}${path} gave no answer within ${LIMIT_MS / 1000} s`)));
    asked.on('error', reject);
    asked.end();
  });
}
