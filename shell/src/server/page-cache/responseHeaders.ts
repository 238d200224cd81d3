import type { CacheStatus } from './pageCache';

const STATUS: Readonly<Record<CacheStatus['kind'], string>> = {
  hit: 'hit',
  stale: 'hit; detail=revalidating',
  error: 'hit; detail=stale-if-error',
  shared: 'fwd=uri-miss; collapsed',
  miss: 'fwd=uri-miss',
};

/** How a page came about (RFC 9211). */
export const cacheStatus = ({ kind, isStored, ttl }: CacheStatus): string =>
  ['forecourt', STATUS[kind], ...(ttl === null ? (isStored ? ['stored'] : []) : [`ttl=${ttl}`])].join('; ');

/** A browser asks again for every view. */
const SHARED = { 'cache-control': 'public, max-age=0, must-revalidate' };
/** A CDN (RFC 9213) asks once a second, and sends what it has while it does, or where this server does not respond. */
const OF_CDN = { 'cdn-cache-control': 'max-age=1, stale-while-revalidate=2, stale-if-error=86400' };
/** Of which version a visitor gets a cookie decides. */
const PRIVATE = { 'cache-control': 'private, max-age=0, must-revalidate' };

/** How other caches may use a page. */
export const cacheControl = (status: number, { isPrivate }: { isPrivate: boolean }): Record<string, string> =>
  isPrivate ? PRIVATE : { ...SHARED, ...(status === 200 && OF_CDN) };

/** Whether a request accepts a body in brotli. */
export const acceptsBrotli = (accepted: string | undefined): boolean =>
  (accepted ?? '').split(',').some((each) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(each));

/** Whether one of the tags that a visitor has is that of the page; weak ones compare as strong ones. */
export const isKnownTag = (header: string | undefined, etag: string | null): boolean =>
  etag !== null &&
  (header ?? '').split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
