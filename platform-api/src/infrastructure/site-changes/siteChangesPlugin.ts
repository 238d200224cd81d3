import { createHash } from 'node:crypto';
import { Type } from '@fastify/type-provider-typebox';
import fp from 'fastify-plugin';
import { isOperatorRequest } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { CHANGE_TAGS, SITE_CHANGES_PATH, type ChangeTag, type SiteChangesReport } from '@forecourt/shared-contracts/site-changes';

/** Digests of documents; a document that changed is another object. */
const digests = new WeakMap<SiteConfig, string>();

function digestOf(site: SiteConfig): string {
  const known = digests.get(site);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 16);
  digests.set(site, digest);
  return digest;
}

const siteChanges = {
  tags: ['operation'],
  summary: 'What changed last on each site, for servers that cache pages; for this machine, or with the bearer token of /metrics',
  response: {
    200: Type.Record(Type.String(), Type.Partial(Type.Record(Type.Enum([...CHANGE_TAGS]), Type.String()))),
  },
};

/** GET /site-changes: to this machine itself, and to who has the bearer token; 404 for everybody else. */
export const siteChangesPlugin = fp<{ token: string | null }>(
  async (app, { token }) => {
    const { database, tenants } = app;
    app.get(SITE_CHANGES_PATH, { schema: siteChanges }, async (request, reply) => {
      if (!isOperatorRequest(request, token)) return reply.callNotFound();
      const rows = await database.query<{ tenant: string; tag: ChangeTag; change: string }>(
        'select tenant, tag, change::text as change from site_changes',
      );
      const report: SiteChangesReport = Object.fromEntries(tenants.all().map((site) => [site.slug, { document: digestOf(site) }]));
      for (const { tenant, tag, change } of rows) {
        const site = report[tenant];
        if (site) site[tag] = change;
      }
      return reply.header('cache-control', 'no-store').send(report);
    });
  },
  { name: 'site-changes', dependencies: ['database', 'tenants'] },
);
