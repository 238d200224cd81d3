import { createHash } from 'node:crypto';
import { parse } from 'node:querystring';
import { Type, type FastifyPluginAsyncTypebox, type TSchema } from '@fastify/type-provider-typebox';
import { createLinks, type LeadReceipt } from '@forecourt/shared-contracts';
import { absoluteAddress } from '@forecourt/shared-contracts/structured-data';
import { jsonSchemaOf } from '@forecourt/shared-contracts/documents';
import { leadPayloadSchema } from '@forecourt/shared-contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { FORM, isForm } from '../../../infrastructure/http/htmlForms';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { routesFrom } from '../../../infrastructure/http/siteRoutesHeader';
import { validatedByHandler } from '../../../infrastructure/http/validatedByHandler';
import { invalid, notFound } from '../../../infrastructure/http/problems';
import { visitIn, type VisitSource } from '../../vehicles';
import { checkLead, type CheckedLead } from './checkLead';
import type { LeadAppointments } from './collaborators';
import { leadFromForm, type FormFields } from './leadForm';
import type { LeadRepository } from './leadRepository';
import { isStep, type LeadSteps } from './leadSteps';
import { payloadHash } from './payloadHash';

const MAX_LEAD_BYTES = 64 * 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const newLead = ({ bodies }: LeadSteps) => ({
  summary:
    'A lead of any form, a later step of one (lead_id), or a step of a valuation: rego or details, vehicle, answers, contact, accept (AP-041, AP-044)',
  description: 'Needs an Idempotency-Key header (UUID). A plain HTML form needs none and gets a redirect to the success page.',
  body: Type.Unsafe<unknown>({ oneOf: [jsonSchemaOf(leadPayloadSchema) as TSchema, ...bodies] }),
  response: {
    201: Type.Object({ lead_id: Type.String(), show_success_page: Type.Boolean() }, { additionalProperties: true }),
    404: ProblemSchema,
    409: ProblemSchema,
    422: ProblemSchema,
    503: ProblemSchema,
  },
});
const unsubscribe = {
  summary: 'Unsubscribes an e-mail address from offers; the same response for every address (AP-050)',
  body: Type.Object({ email: Type.Unsafe<unknown>({}) }),
  response: { 204: Type.Null(), 303: Type.Null() },
};
const moreAttributes = {
  summary: 'Attributes that are learnt after the submit of a lead (AP-046)',
  params: Type.Object({ leadId: Type.String({ pattern: UUID.source, patternErrorMessage: 'must be the id of a lead', maxLength: 36 }) }),
  body: Type.Object({
    category: Type.String({ minLength: 1, maxLength: 200 }),
    attributes: Type.Record(Type.String({ maxLength: 100 }), Type.Unsafe<unknown>({})),
  }),
  response: { 204: Type.Null(), 404: ProblemSchema, 422: ProblemSchema },
};

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !UUID.test(key)) throw invalid({ 'Idempotency-Key': 'Send a UUID, one for each submit.' });
  return key.toLowerCase();
}

/** A page that is cached for everyone cannot contain a key: the same payload from the same visitor is one submit. */
function formKeyOf(request: FastifyRequest, payload: CheckedLead): string {
  return `form:${createHash('sha256')
    .update(`${payloadHash(payload)} ${request.ip}`)
    .digest('hex')}`;
}

interface LeadRoutesOptions {
  leads: LeadRepository;
  steps: LeadSteps;
  appointments: LeadAppointments;
  now: () => Date;
  /** Called after each stored lead. */
  onAccepted(): void;
}

export const leadRoutes: FastifyPluginAsyncTypebox<LeadRoutesOptions> = async (app, { leads, steps, appointments, now, onAccepted }) => {
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MAX_LEAD_BYTES }, async (_request: FastifyRequest, body: string) =>
    parse(body),
  );

  async function visitOf({ site, headers }: FastifyRequest): Promise<VisitSource | null> {
    const visit = visitIn(headers);
    return visit === null ? null : app.visits.sourceOf(site.slug, visit);
  }

  /** Addresses of private pages on the site that a request is for. */
  const linksOf = ({ site, headers }: FastifyRequest) => {
    const links = createLinks(routesFrom(headers));
    return (appointmentId: string) => {
      const path = links.ifDeployed('forms.appointment', { appointmentId });
      return path && absoluteAddress(site, path);
    };
  };

  const userIdOf = async (request: FastifyRequest): Promise<number | null> => (await app.sessions.userOf(request))?.id ?? null;

  async function accept(request: FastifyRequest, checked: CheckedLead, key: string): Promise<LeadReceipt> {
    const { site } = request;
    const location = site.locations.find(({ slug }) => slug === checked.location);
    if (checked.lead_id && !UUID.test(checked.lead_id)) throw notFound();
    const userId = await userIdOf(request);
    const { appointment: requested } = checked;
    const appointment = location && requested ? await appointments.startOf(site, location, requested) : null;
    const payload = { ...checked, appointment };
    const lead = {
      payload,
      key,
      payloadHash: payloadHash(checked),
      locationId: location?.id ?? null,
      userId,
      visit: await visitOf(request),
      linkOf: linksOf(request),
    };
    const leadId = await (payload.lead_id ? leads.addStep(site.slug, payload.lead_id, lead) : leads.accept(site.slug, lead));
    onAccepted();
    const appointmentId = payload.appointment ? await appointments.idOf(site.slug, leadId) : null;
    return { lead_id: leadId, show_success_page: true, ...(appointmentId && { appointment_id: appointmentId }) };
  }

  async function submitStep(request: FastifyRequest, body: { step: unknown }) {
    const submit = { key: keyOf(request), payloadHash: payloadHash(body), visit: await visitOf(request), userId: await userIdOf(request) };
    const response = await steps.submit(request.site, body, submit);
    onAccepted();
    return response;
  }

  app.post('/api/leads', { schema: newLead(steps), ...validatedByHandler, bodyLimit: MAX_LEAD_BYTES }, async (request, reply) => {
    const { site, body } = request;
    if (!isForm(request)) {
      if (isStep(body)) return reply.code(201).send(await submitStep(request, body));
      return reply.code(201).send(await accept(request, checkLead(body, site, now()), keyOf(request)));
    }
    const page = request.headers.referer ?? site.url;
    const payload = checkLead(leadFromForm(body as FormFields, page, request.headers['user-agent'] ?? ''), site, now());
    await accept(request, payload, formKeyOf(request, payload));
    return reply.redirect(createLinks(routesFrom(request.headers))('forms.success'), 303);
  });

  app.post('/api/leads/:leadId/attributes', { schema: moreAttributes }, async ({ site, params, body }, reply) => {
    if (!(await leads.addAttributes(site.slug, params.leadId, body))) throw notFound();
    return reply.code(204).send(null);
  });

  app.post('/api/unsubscribe', { schema: unsubscribe, attachValidation: true }, async (request, reply) => {
    const { site, body, validationError, headers } = request;
    if (!validationError) await leads.unsubscribe(site.slug, body.email);
    if (isForm(request)) return reply.redirect(createLinks(routesFrom(headers))('forms.unsubscribe', { done: 'true' }), 303);
    return reply.code(204).send(null);
  });
};
