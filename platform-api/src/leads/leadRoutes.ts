import { createHash } from 'node:crypto';
import { parse } from 'node:querystring';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createPaths, type LeadPayload, type LeadReceipt, type SiteConfig } from '@forecourt/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemSchema } from '../http/answers';
import { problemOf } from '../http/errorAnswers';
import { invalid, notFound } from '../http/problems';
import { checkLead, quarantineReason } from './checkLead';
import { formProblemPage } from './formAnswer';
import { leadOfForm, type FormFields } from './leadForm';
import type { LeadRepository } from './leadRepository';
import { payloadHash } from './payloadHash';

const LONGEST_LEAD = 64 * 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const FORM = 'application/x-www-form-urlencoded';

const newLead = {
  summary: 'A lead of any form: enquiry, test drive and so on (AP-041)',
  description: 'Needs an Idempotency-Key header (UUID). A plain HTML form needs none and is answered with a redirect to the success page.',
  response: { 201: Type.Object({ lead_id: Type.String(), show_success_page: Type.Boolean() }), 409: ProblemSchema, 422: ProblemSchema },
};
const moreAttributes = {
  summary: 'What is learnt of a lead after its submit (AP-046)',
  params: Type.Object({ leadId: Type.String({ pattern: UUID.source, maxLength: 36 }) }),
  body: Type.Object({
    category: Type.String({ minLength: 1, maxLength: 200 }),
    attributes: Type.Record(Type.String({ maxLength: 100 }), Type.Unsafe<unknown>({})),
  }),
  response: { 204: Type.Null(), 404: ProblemSchema, 422: ProblemSchema },
};

const isForm = (request: FastifyRequest) => request.headers['content-type']?.startsWith(FORM) === true;

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !UUID.test(key)) throw invalid({ 'Idempotency-Key': 'Send a UUID, one for each submit.' });
  return key.toLowerCase();
}

/** A page that is cached for everyone can hold no key of its own: the same words from the same visitor are one submit. */
function formKeyOf(request: FastifyRequest, payload: LeadPayload): string {
  return `form:${createHash('sha256')
    .update(`${payloadHash(payload)} ${request.ip}`)
    .digest('hex')}`;
}

export const leadRoutes: FastifyPluginAsyncTypebox<{ leads: LeadRepository }> = async (app, { leads }) => {
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LONGEST_LEAD }, async (_request: FastifyRequest, body: string) =>
    parse(body),
  );

  const accept = (site: SiteConfig, payload: LeadPayload, key: string) =>
    leads.accept(site.slug, { payload, key, quarantineReason: quarantineReason(payload) });

  app.post('/api/leads', { schema: newLead, bodyLimit: LONGEST_LEAD }, async (request, reply) => {
    const { site } = request;
    if (!isForm(request)) {
      const key = keyOf(request);
      const receipt: LeadReceipt = { lead_id: await accept(site, checkLead(request.body, site), key), show_success_page: true };
      return reply.code(201).send(receipt);
    }
    try {
      const page = request.headers.referer ?? site.url;
      const payload = checkLead(leadOfForm(request.body as FormFields, page, request.headers['user-agent'] ?? ''), site);
      await accept(site, payload, formKeyOf(request, payload));
      return await reply.redirect(createPaths(site).success(), 303);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'unexpected') request.log.error({ err: error }, 'a lead could not be stored');
      return reply
        .code(problem.statusCode as 422)
        .type('text/html; charset=utf-8')
        .send(formProblemPage(problem, site.name) as never);
    }
  });

  app.post('/api/leads/:leadId/attributes', { schema: moreAttributes }, async ({ site, params, body }, reply) => {
    if (!(await leads.addAttributes(site.slug, params.leadId, body))) throw notFound();
    return reply.code(204).send(null);
  });
};
