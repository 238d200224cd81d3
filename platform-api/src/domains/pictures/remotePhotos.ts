import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { notFound, Problem } from '../../infrastructure/http/problems';
import { partnerFailed } from '../../infrastructure/integrations/callPartner';
import { PHOTO_WIDTHS, photoMaster } from './photoMaster';
import type { PictureSource } from './pictureSource';
import { publicLookup } from '../../infrastructure/integrations/publicAddress';
import { TooManyWaitingError, Turns } from './Turns';

export interface RemotePhotoOptions {
  /** Origins of photos, for example https://photos.example, or https://*.photos.example for all of its subdomains. */
  origins: readonly string[];
  /** Bytes; a longer answer is cut off. */
  mostBytes?: number;
  /** Milliseconds for the whole photo. */
  timeoutMs?: number;
  /** How host names become addresses; by default public ones only. */
  lookup?: LookupFunction;
}

const MOST_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** Photos that are fetched at the same time, and that may wait for it. */
const AT_A_TIME = 8;
const LONGEST_LINE = 200;
const TYPES = /^image\/(?:jpeg|png|webp|avif)\b/;
/** Proxies on the way may make one slash of two. */
const ADDRESS = /^(https?):\/{1,2}(?=[^/])/i;

interface Origin {
  url: URL;
  /** '.photos.example' where all subdomains are meant. */
  suffix: string | null;
}

function originOf(text: string): Origin {
  const isWild = /^https?:\/\/\*\./.test(text);
  const plain = isWild ? text.replace('*.', '') : text;
  if (!URL.canParse(plain) || !/^https?:$/.test(new URL(plain).protocol) || new URL(plain).pathname !== '/') {
    throw new Error(`A source of photos must be an origin such as https://photos.example or https://*.photos.example, and it is "${text}".`);
  }
  const url = new URL(plain);
  return { url, suffix: isWild ? `.${url.hostname}` : null };
}

const fits = ({ url, suffix }: Origin, address: URL) =>
  address.protocol === url.protocol && address.port === url.port && (suffix ? address.hostname.endsWith(suffix) : address.hostname === url.hostname);

/** An operator who names an address or this machine means it; a name must lead to the public internet. */
const isNamedOutright = ({ hostname }: URL) => isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 || hostname === 'localhost';

async function bytesOf(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) throw new Error(`it is longer than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const failedFor = (address: URL) => (error: Error) => {
  if (error instanceof Problem || error instanceof TooManyWaitingError) throw error;
  throw partnerFailed(`a photo of ${address.host} could not be had: ${error.message}`, error);
};

/** Photos of known hosts, at their own address (AP-034). Nothing else is fetched, and no redirect is followed. */
export function remotePhotos({ origins, mostBytes = MOST_BYTES, timeoutMs = TIMEOUT_MS, lookup = publicLookup }: RemotePhotoOptions): PictureSource {
  const known = origins.map(originOf);
  const fetching = new Turns(AT_A_TIME, LONGEST_LINE);

  async function fetchPhoto(address: URL): Promise<Buffer> {
    const signal = AbortSignal.timeout(timeoutMs);
    const get = address.protocol === 'https:' ? getHttps : getHttp;
    const options = { signal, headers: { accept: 'image/*' }, ...(isNamedOutright(address) ? {} : { lookup }) };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(address, options, resolve).on('error', reject);
    });
    try {
      if (response.statusCode === 404 || response.statusCode === 410) throw notFound();
      if (response.statusCode !== 200) throw new Error(`it answered ${response.statusCode}`);
      if (!TYPES.test(response.headers['content-type'] ?? '')) throw new Error('it answered no picture');
      return await bytesOf(response, mostBytes);
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
      if (address.username || address.password || !known.some((origin) => fits(origin, address))) return null;
      return {
        key: `remote ${address.href}`,
        isFinal: true,
        masterWidths: PHOTO_WIDTHS,
        load: () => fetching.take(() => fetchPhoto(address)).catch(failedFor(address)),
        master: (bytes, width) => photoMaster(bytes, width).catch(failedFor(address)),
      };
    },
  };
}
