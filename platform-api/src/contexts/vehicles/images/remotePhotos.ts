import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { notFound, Problem } from '../../../infrastructure/http/problems';
import { integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import { PHOTO_WIDTHS, preparePhoto } from './preparePhoto';
import type { ImageSource } from './imageSource';
import { publicLookup } from '../../../infrastructure/integrations/publicAddress';
import { boundedLimit, QueueFullError } from '../../../infrastructure/bounded-limit/boundedLimit';
import { allowedOrigins } from './photoOrigins';

export interface RemotePhotoOptions {
  /** Origins of photos, for example https://photos.example, or https://*.photos.example for all of its subdomains. */
  origins: readonly string[];
  /** Bytes; a longer response is an error. */
  maxBytes?: number;
  /** Milliseconds for the whole photo. */
  timeoutMs?: number;
  /** DNS lookup; by default of public addresses only. */
  lookup?: LookupFunction;
}

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** Photos that are fetched at the same time, and that may be queued. */
const CONCURRENCY = 8;
const MAX_QUEUE_LENGTH = 200;
const TYPES = /^image\/(?:jpeg|png|webp|avif)\b/;
/** A proxy may merge the two slashes into one. */
const ADDRESS = /^(https?):\/{1,2}(?=[^/])/i;

/** An operator may configure an IP address or localhost; any other host name must resolve to the public internet. */
const isLiteralHost = ({ hostname }: URL) => isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 || hostname === 'localhost';

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`the response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const failedFor = (address: URL) => (error: Error) => {
  if (error instanceof Problem || error instanceof QueueFullError) throw error;
  throw integrationFailed(`a photo of ${address.host} could not be fetched: ${error.message}`, error);
};

/** Photos of known hosts, by their URL (AP-034). Nothing else is fetched, and no redirect is followed. */
export function remotePhotos({
  origins,
  maxBytes = MAX_BYTES,
  timeoutMs = TIMEOUT_MS,
  lookup = publicLookup,
}: RemotePhotoOptions): ImageSource {
  const isAllowed = allowedOrigins(origins);
  const limit = boundedLimit(CONCURRENCY, MAX_QUEUE_LENGTH);

  async function fetchPhoto(address: URL): Promise<Buffer> {
    const signal = AbortSignal.timeout(timeoutMs);
    const get = address.protocol === 'https:' ? getHttps : getHttp;
    const options = { signal, headers: { accept: 'image/*' }, ...(isLiteralHost(address) ? {} : { lookup }) };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(address, options, resolve).on('error', reject);
    });
    try {
      if (response.statusCode === 404 || response.statusCode === 410) throw notFound();
      if (response.statusCode !== 200) throw new Error(`the response has status ${response.statusCode}`);
      if (!TYPES.test(response.headers['content-type'] ?? '')) throw new Error('the response is not an image');
      return await bytesOf(response, maxBytes);
    } finally {
      response.destroy();
    }
  }

  return {
    async find(_site, path) {
      const text = path.replace(ADDRESS, '$1://');
      if (!ADDRESS.test(path) || !URL.canParse(text)) return null;
      const address = new URL(text);
      address.hash = '';
      if (!isAllowed(address)) return null;
      return {
        key: `remote ${address.href}`,
        isFinal: true,
        masterWidths: PHOTO_WIDTHS,
        load: () => limit(() => fetchPhoto(address)).catch(failedFor(address)),
        renderMaster: (bytes, width) => preparePhoto(bytes, width).catch(failedFor(address)),
      };
    },
  };
}
