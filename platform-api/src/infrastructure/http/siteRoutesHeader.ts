import { Type } from '@fastify/type-provider-typebox';
import type { RouteTable } from '@forecourt/shared-contracts';
import { tableOf, type LinkedRoute } from '@forecourt/shared-contracts/site-routes';

/** The routes of the site as JSON: only the server that composes the site knows its addresses. */
const SITE_ROUTES_HEADER = 'x-site-routes';

/** Headers of a request whose response links to pages. */
export const siteRoutesHeader = Type.Object({ [SITE_ROUTES_HEADER]: Type.Optional(Type.String({ maxLength: 12_000 })) });

function parsed(text: string): LinkedRoute[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as LinkedRoute[]) : [];
  } catch {
    // A response without links is better than none, above all to a lead that has been stored.
    return [];
  }
}

/** The site's routes; none where the header is missing or no list. */
export function routesFrom(headers: Readonly<Record<string, unknown>>): RouteTable {
  const text = headers[SITE_ROUTES_HEADER];
  return tableOf(typeof text === 'string' ? parsed(text) : []);
}
