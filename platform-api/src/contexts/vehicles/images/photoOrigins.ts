import { StartError } from '@forecourt/server-kit';

interface Origin {
  url: URL;
  /** '.photos.example' for an origin with all of its subdomains. */
  suffix: string | null;
}

function originOf(text: string): Origin {
  const isWildcard = /^https?:\/\/\*\./.test(text);
  const plain = isWildcard ? text.replace('*.', '') : text;
  if (!URL.canParse(plain) || !/^https?:$/.test(new URL(plain).protocol) || new URL(plain).pathname !== '/') {
    throw new StartError(
      `PHOTO_ORIGINS must be origins such as https://photos.example or https://*.photos.example, and one of them is "${text}".`,
    );
  }
  const url = new URL(plain);
  return { url, suffix: isWildcard ? `.${url.hostname}` : null };
}

const matchesOrigin = ({ url, suffix }: Origin, address: URL) =>
  address.protocol === url.protocol &&
  address.port === url.port &&
  (suffix ? address.hostname.endsWith(suffix) : address.hostname === url.hostname);

/**
 * Whether a photo may be fetched from an address, by the configured origins: https://photos.example, or https://*.photos.example for all
 * of its subdomains. Throws for an origin of another form.
 */
export function allowedOrigins(origins: readonly string[]): (address: URL) => boolean {
  const known = origins.map(originOf);
  return (address) => !address.username && !address.password && known.some((origin) => matchesOrigin(origin, address));
}
