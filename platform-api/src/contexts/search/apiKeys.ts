import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Database } from '../../infrastructure/database/database';
import { installationSecret } from '../../infrastructure/installation/installationSecret';
import type { RawParameters } from './queryParameters';
import { indexNotAllowed, apiKeyExpired, methodNotAllowed, invalidApiKey, sourceNotAllowed } from './searchErrors';

/** Permissions of an API key, as Algolia names them. */
export type Acl = 'search' | 'browse' | 'addObject' | 'deleteObject' | 'deleteIndex' | 'settings' | 'editSettings' | 'listIndexes';

/** An API key of a request. */
export interface ApiKey {
  /** The tenant's own key, which reads everything. */
  isAdmin: boolean;
  acl: ReadonlySet<Acl>;
  /** At most 100 hits for a site's visitors (AP-022). */
  maxHitsPerQuery: number;
  /** Names and prefixes such as `Car_*`; null: every index. */
  restrictIndices: readonly string[] | null;
  /** Query parameters of a secured API key: filters are added to those of the request, others override them. */
  restrictions: RawParameters;
}

const ADMIN: ApiKey = {
  isAdmin: true,
  acl: new Set(['search', 'browse', 'addObject', 'deleteObject', 'deleteIndex', 'settings', 'editSettings', 'listIndexes']),
  maxHitsPerQuery: 1000,
  restrictIndices: null,
  restrictions: {},
};
const SEARCH_ONLY: ApiKey = { isAdmin: false, acl: new Set(['search']), maxHitsPerQuery: 100, restrictIndices: null, restrictions: {} };

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Compares in constant time. */
const isSame = (left: string, right: string) => right !== '' && timingSafeEqual(digest(left), digest(right));

/** The secret that every tenant's admin key is derived from; it never leaves the server. */
export const searchAdminSecret = (database: Database): Promise<string> => installationSecret(database, 'search_admin_secret')();

/** A tenant's admin API key; it must never reach a browser (AP-021). */
export const adminKey = (secret: string, tenant: string) =>
  createHmac('sha256', secret).update(`search admin ${tenant}`).digest('hex').slice(0, 32);

/** A tenant's admin API key, for its operator. */
export const searchAdminKey = async (database: Database, tenant: string) => adminKey(await searchAdminSecret(database), tenant);

interface SiteKeys {
  searchKey: string;
  adminKey: string;
}

/** Where and when a request was sent: the client's IP address, and milliseconds. */
interface Sender {
  ip: string;
  now: number;
}

/**
 * The API key that a request sent; throws a SearchError for one that is invalid, expired or used from a network that it does not allow
 * (PL-043).
 */
export function resolveApiKey(sent: unknown, keys: SiteKeys, sender: Sender): ApiKey {
  if (typeof sent !== 'string' || sent === '') throw invalidApiKey();
  const isAdmin = isSame(sent, keys.adminKey);
  const isSearch = isSame(sent, keys.searchKey);
  if (isAdmin) return ADMIN;
  if (isSearch) return SEARCH_ONLY;
  return securedApiKey(sent, keys.searchKey, sender);
}

const HASH_LENGTH = 64;

/** A secured key is base64 of HMAC-SHA256(parent, restrictions) in hex, then the restrictions as a query string. */
function securedApiKey(sent: string, parent: string, { ip, now }: Sender): ApiKey {
  const decoded = Buffer.from(sent, 'base64').toString('utf8');
  const restrictions = decoded.slice(HASH_LENGTH);
  const expected = createHmac('sha256', parent).update(restrictions).digest('hex');
  if (parent === '' || !isSame(decoded.slice(0, HASH_LENGTH), expected)) throw invalidApiKey();
  const { validUntil, restrictIndices, restrictSources, ...parameters } = Object.fromEntries(new URLSearchParams(restrictions));
  if (validUntil !== undefined && !(Number(validUntil) * 1000 > now)) throw apiKeyExpired();
  if (restrictSources !== undefined && !isFrom(restrictSources, ip)) throw sourceNotAllowed();
  return { ...SEARCH_ONLY, restrictIndices: restrictIndices === undefined ? null : namesIn(restrictIndices), restrictions: parameters };
}

/** Whether an address is in one of the networks '192.0.2.0/24', separated by commas; a network that cannot be read allows nobody. */
function isFrom(networks: string, ip: string): boolean {
  const allowed = new BlockList();
  for (const network of namesIn(networks)) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    const all = family === 6 ? 128 : 32;
    const prefix = Number(bits ?? all);
    if (family !== 0 && Number.isInteger(prefix) && prefix >= 0 && prefix <= all)
      allowed.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
  }
  return isIP(ip) !== 0 && allowed.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}

const namesIn = (text: string) =>
  text
    .replaceAll(/[[\]"]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

export function requireAcl({ acl }: ApiKey, permission: Acl): void {
  if (!acl.has(permission)) throw methodNotAllowed();
}

export function requireIndexAccess({ restrictIndices }: ApiKey, name: string): void {
  const isAllowed = (pattern: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name);
  if (restrictIndices !== null && !restrictIndices.some(isAllowed)) throw indexNotAllowed();
}
