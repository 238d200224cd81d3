import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Database } from '../../../../infrastructure/database/database';
import { operatorOperation, OperatorProblem, recordChanges } from '../../../identity';
import { leadPages, type ReadLead } from './leadPages';

const Text = Type.Unsafe<string | null>({ type: ['string', 'null'] });
const Open = Type.Object({}, { additionalProperties: true });
const LeadJson = Type.Object({
  id: Type.String({ format: 'uuid', examples: ['0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f11'] }),
  received_at: Type.String({ examples: ['2026-11-29T02:00:00.000Z'] }),
  category: Type.String({ examples: ['General Enquiry'] }),
  quarantine: Text,
  handled_at: Text,
  deliveries: Type.Array(
    Type.Object({ endpoint: Text, channel: Text, state: Type.String({ examples: ['delivered'] }), attempts: Type.Integer(), error: Text }),
  ),
  lead: Type.Object({}, { additionalProperties: true, examples: [{ name: 'Ann', last_name: 'Lee', email: 'ann@example.com', car_id: 7 }] }),
  updates: Type.Array(Type.Object({ category: Type.String(), at: Type.String(), attributes: Open })),
});

const list = operatorOperation({
  summary: 'Leads, oldest first, those in quarantine too',
  description:
    'Send `after` of a page to get what came later: a program that requests the list again and again with it misses none. A lead is in the list after 20 seconds.',
  response: { 200: Type.Object({ leads: Type.Array(LeadJson), after: Text }) },
});
const read = operatorOperation({ summary: 'One lead', response: { 200: LeadJson } });
const mark = operatorOperation({
  summary: 'Marks a lead as dealt with, or as not',
  description: 'It changes nothing of its deliveries: a lead that a program reads is delivered as the rules of the site say.',
  response: { 200: Type.Pick(LeadJson, ['id', 'handled_at']) },
});

const leadJson = ({ id, receivedAt, category, quarantine, handledAt, deliveries, payload, updates }: ReadLead) => ({
  ...{ id, received_at: receivedAt, category, quarantine, handled_at: handledAt, deliveries, updates },
  lead: payload as unknown as Record<string, unknown>,
});
const noLead = (id: string) => new OperatorProblem(404, 'not-found', `This site has no lead ${id}.`);

/** Leads of a site for programs: list, read, mark. */
export const leadApiRoutes: FastifyPluginAsyncTypebox<{ database: Database; now: () => Date }> = async (app, { database, now }) => {
  const querystring = Type.Object({
    after: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
    handled: Type.Optional(Type.Boolean()),
  });
  app.get('/leads', { schema: { ...list, querystring }, config: { right: 'leads:read' } }, async ({ site, query }) => {
    const { after = null, limit, handled = null } = query;
    const page = await leadPages(database).page(site.slug, { after, limit, handled });
    if (!page)
      throw new OperatorProblem(422, 'not-valid', 'after must be the one of an earlier page.', [
        { pointer: 'after', detail: 'is no place in the list' },
      ]);
    return { leads: page.leads.map(leadJson), after: page.after };
  });

  const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
  app.get('/leads/:id', { schema: { ...read, params }, config: { right: 'leads:read' } }, async ({ site, params: { id } }) => {
    const lead = await leadPages(database).find(site.slug, id);
    if (!lead) throw noLead(id);
    return leadJson(lead);
  });

  const body = Type.Object({ handled: Type.Boolean() }, { examples: [{ handled: true }] });
  app.put('/leads/:id/mark', { schema: { ...mark, params, body }, config: { right: 'leads:write' } }, async (request) => {
    const { site, apiToken, id: requestId } = request;
    const { id } = request.params;
    const { handled } = request.body;
    const lead = await database.transaction(async (transaction) => {
      const leads = leadPages(transaction);
      if (!(await leads.mark(site.slug, id, { handled, token: apiToken.id, now: now() }))) throw noLead(id);
      const action = handled ? 'lead.handled' : 'lead.unhandled';
      await recordChanges(transaction, site.slug, { token: apiToken.id, requestId }, [{ action, target: id }]);
      return leads.find(site.slug, id);
    });
    if (!lead) throw noLead(id);
    return { id, handled_at: lead.handledAt };
  });
};
