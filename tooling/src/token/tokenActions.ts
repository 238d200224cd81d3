import { findRemoteTokenService, isRight, openTokenService, RIGHTS, type TokenService } from '@forecourt/platform-api';
import { StartError } from '@forecourt/server-kit';
import { openSiteDatabase } from '../openSiteDatabase';
import { settings } from '../settings';
import { siteOf } from '../siteOf';

/** Works in the back end that runs with the data folder, else on the server of DATABASE_URL or the folder's embedded database. */
async function withTokenService(work: (service: TokenService) => Promise<void>): Promise<void> {
  const { dataFolder, databaseUrl } = settings();
  const running = databaseUrl === null ? await findRemoteTokenService(dataFolder) : null;
  if (running) return work(running);
  const database = await openSiteDatabase({ dataFolder, databaseUrl });
  try {
    await work(openTokenService(database));
  } finally {
    await database.close();
  }
}

export interface CreateFlags {
  tenant: string;
  rights: string;
  days: string;
  /** false: it does not end by itself. */
  end: boolean;
  webhook?: boolean;
}

function positive(text: string, what: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new StartError(`${what} must be a whole number from 1, not "${text}".`);
  return number;
}

/** Makes a token of a tenant and prints it. */
export async function createToken(name: string, { tenant, rights: list, days, end, webhook = false }: CreateFlags): Promise<void> {
  const { slug, url } = await siteOf(tenant);
  const words = [...new Set(list.split(',').map((word) => word.trim()))];
  const rights = words.filter(isRight);
  const unknown = words.find((word) => !isRight(word));
  if (unknown !== undefined) throw new StartError(`"${unknown}" is no right; there are ${RIGHTS.join(', ')}.`);
  const lasts = end ? positive(days, '--days') : null;
  await withTokenService(async (service) => {
    const { id, text } = await service.create(slug, { name, rights, days: lasts, signs: webhook });
    // The token alone is on stdout, so that it can be piped to where it is stored.
    console.error(`Token ${id} (${name}) of ${tenant}: ${rights.join(', ')}; ${lasts === null ? 'without end' : `for ${lasts} days`}.`);
    if (webhook)
      console.error(`Messages go to ${new URL(`/api/operator/v1/webhooks/${id}`, url).href}, signed with this secret (Standard Webhooks).`);
    console.error('Store it now: it cannot be printed again.');
    console.log(text);
  });
}

/** Prints the tokens of a tenant, a line each. */
export async function listTokens({ tenant }: { tenant: string }): Promise<void> {
  const { slug } = await siteOf(tenant);
  await withTokenService(async (service) => {
    const tokens = await service.list(slug);
    if (tokens.length === 0) console.log(`${tenant} has no tokens: "forecourt token create" makes one.`);
    for (const { id, name, rights, createdAt, expiresAt, revokedAt, lastUsedAt } of tokens) {
      const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
      const end = expiresAt === null ? 'no end' : `${isOver ? 'ended' : 'ends'} ${expiresAt.slice(0, 10)}`;
      const state = revokedAt === null ? end : `revoked ${revokedAt}`;
      const use = lastUsedAt === null ? 'never used' : `used ${lastUsedAt}`;
      console.log(`${id}  ${name.padEnd(24)} ${rights.join(',')}  made ${createdAt.slice(0, 10)}, ${state}, ${use}`);
    }
  });
}

/** Ends a token of a tenant. */
export async function revokeToken(id: string, { tenant }: { tenant: string }): Promise<void> {
  const { slug } = await siteOf(tenant);
  await withTokenService(async (service) => {
    if (!(await service.revoke(slug, id))) throw new StartError(`${tenant} has no token ${id} in force: "forecourt token list" names all.`);
    console.log(`Token ${id} is not accepted any more.`);
  });
}

/** Prints what was changed with the tokens of a tenant, a line each. */
export async function listChanges({ tenant, limit }: { tenant: string; limit: string }): Promise<void> {
  const { slug } = await siteOf(tenant);
  const most = positive(limit, '--limit');
  await withTokenService(async (service) => {
    for (const { at, token, action, target, fields } of await service.changes(slug, most))
      console.log(`${at}  ${token}  ${action.padEnd(15)} ${target}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`);
  });
}
