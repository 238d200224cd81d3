import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { TenantSource } from '@forecourt/server-kit';
import { addOperatorJobs, JOB_CONTENT_TYPE, streamJob } from '../../infrastructure/operator-jobs/operatorJobs';
import type { Database } from '../../infrastructure/database/database';
import { notFound } from '../../infrastructure/http/problems';
import { searchAdminKey } from './apiKeys';
import { hostedStates, type HostedState } from './hosted/hostedStates';
import { pushStock, type PushReport } from './hosted/pushIndexes';

/** Paths of the jobs for the operator's command: only the running process can open the embedded database. */
export const PUSH_JOB = '/operator/stock/push';
export const ADMIN_KEY_JOB = '/operator/stock/admin-key';
export const HOSTED_STATES_JOB = '/operator/stock/hosted';
/** The header of the Algolia admin key, which must not be part of a URL. */
export const ADMIN_KEY_HEADER = 'x-admin-key';

export type PushMessage = { index: string } | { pushed: PushReport };
export interface AdminKeyMessage {
  adminKey: string;
}

export interface HostedStatesMessage {
  states: HostedState[];
}

interface SearchJobsOptions {
  database: Database;
  tenants: TenantSource;
  adminToken: string;
}

const push = {
  hide: true,
  summary: 'Pushes the indexes to Algolia',
  querystring: Type.Object({ tenant: Type.String(), appId: Type.String(), prefix: Type.Optional(Type.String()) }),
};
const hostedStatesJob = { hide: true, summary: 'How far the indexes at Algolia follow their sites' };
const adminKeyOf = { hide: true, summary: 'The admin API key', querystring: Type.Object({ tenant: Type.String() }) };

/** Pushes to Algolia and reads the admin key, for the operator's command on this machine; 404 without the token. */
export const searchJobs: FastifyPluginAsyncTypebox<SearchJobsOptions> = async (app, { database, tenants, adminToken }) => {
  addOperatorJobs(app, adminToken);
  const siteOf = (slug: string): SiteConfig => {
    const site = tenants.bySlug(slug);
    if (!site) throw notFound();
    return site;
  };

  app.post(PUSH_JOB, { schema: push }, async ({ query: { tenant, appId, prefix }, headers }, reply) => {
    const site = siteOf(tenant);
    const target = { appId, prefix, adminKey: String(headers[ADMIN_KEY_HEADER]) };
    return reply
      .type(JOB_CONTENT_TYPE)
      .send(streamJob<PushMessage>(async (send) => ({ pushed: await pushStock(database, site, target, (index) => send({ index })) })));
  });

  app.post(HOSTED_STATES_JOB, { schema: hostedStatesJob }, async (_request, reply) =>
    reply.type(JOB_CONTENT_TYPE).send(streamJob<HostedStatesMessage>(async () => ({ states: await hostedStates(database).list() }))),
  );

  app.post(ADMIN_KEY_JOB, { schema: adminKeyOf }, async ({ query: { tenant } }, reply) => {
    const { slug } = siteOf(tenant);
    return reply.type(JOB_CONTENT_TYPE).send(streamJob<AdminKeyMessage>(async () => ({ adminKey: await searchAdminKey(database, slug) })));
  });
};
