import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../infrastructure/database/database';
import type { RawParameters } from './queryParameters';
import { indexNotAllowed, keyExpired, methodNotAllowed, wrongKey } from './searchErrors';

/** What a key may do, in Algolia's words. */
export type Right = 'search' | 'browse' | 'addObject' | 'deleteObject' | 'deleteIndex' | 'settings' | 'editSettings' | 'listIndexes';

export interface KeyRights {
  rights: ReadonlySet<Right>;
  /** Algolia's maxHitsPerQuery: a site's visitors get at most 100 hits at once (AP-022). */
  mostHits: number;
  /** Names or beginnings such as `Car_*`; null: every index. */
  indexes: readonly string[] | null;
  /** Parameters of a secured key; they win over the request's. */
  forced: RawParameters;
}

const ADMIN: KeyRights = {
  rights: new Set(['search', 'browse', 'addObject', 'deleteObject', 'deleteIndex', 'settings', 'editSettings', 'listIndexes']),
  mostHits: 1000,
  indexes: null,
  forced: {},
};
const SEARCH_ONLY: KeyRights = { rights: new Set(['search']), mostHits: 100, indexes: null, forced: {} };

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Takes the same time wherever two keys differ. */
const isSame = (left: string, right: string) => right !== '' && timingSafeEqual(digest(left), digest(right));

/** The secret that every tenant's admin key is made from; it never leaves the server. */
export async function searchAdminSecret(database: Database): Promise<string> {
  const [row] = await database.query<{ value: string }>(`select value from installation where name = 'search_admin_secret'`);
  return (row as { value: string }).value;
}

/** A tenant's key for writing; it must never reach a browser (AP-021). */
export const adminKey = (secret: string, tenant: string) => createHmac('sha256', secret).update(`search admin ${tenant}`).digest('hex').slice(0, 32);

/** A tenant's admin key, for its operator. */
export const searchAdminKey = async (database: Database, tenant: string) => adminKey(await searchAdminSecret(database), tenant);

interface SiteKeys {
  searchKey: string;
  adminKey: string;
}

/** What a sent key may do at `now` (milliseconds); throws the client's errors for a wrong or expired one (PL-043). */
export function rightsOf(sent: unknown, keys: SiteKeys, now: number): KeyRights {
  if (typeof sent !== 'string' || sent === '') throw wrongKey();
  const isAdmin = isSame(sent, keys.adminKey);
  const isSearch = isSame(sent, keys.searchKey);
  if (isAdmin) return ADMIN;
  if (isSearch) return SEARCH_ONLY;
  return securedRights(sent, keys.searchKey, now);
}

const HASH_LETTERS = 64;

/** A secured key is base64 of HMAC-SHA256(parent, restrictions) in hex, then the restrictions as a query string. */
function securedRights(sent: string, parent: string, now: number): KeyRights {
  const decoded = Buffer.from(sent, 'base64').toString('utf8');
  const restrictions = decoded.slice(HASH_LETTERS);
  const expected = createHmac('sha256', parent).update(restrictions).digest('hex');
  if (parent === '' || !isSame(decoded.slice(0, HASH_LETTERS), expected)) throw wrongKey();
  const { validUntil, restrictIndices, restrictSources: _sources, ...forced } = Object.fromEntries(new URLSearchParams(restrictions));
  if (validUntil !== undefined && !(Number(validUntil) * 1000 > now)) throw keyExpired();
  return { ...SEARCH_ONLY, indexes: restrictIndices === undefined ? null : namesIn(restrictIndices), forced };
}

const namesIn = (text: string) => text.replaceAll(/[[\]"]/g, '').split(',').map((name) => name.trim()).filter(Boolean);

export function checkRight({ rights }: KeyRights, right: Right): void {
  if (!rights.has(right)) throw methodNotAllowed();
}

export function checkIndex({ indexes }: KeyRights, name: string): void {
  const isAllowed = (pattern: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name);
  if (indexes !== null && !indexes.some(isAllowed)) throw indexNotAllowed();
}
