import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { notFound } from '../../../infrastructure/http/problems';
import { isOperator } from '../../../infrastructure/data-folder/operatorApi';
import { LISTED_STATES, type LeadService } from './leadService';

/** Path of the lead service in the operator API. */
export const OPERATOR_LEADS_PATH = '/operator/leads';

const Tenant = Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 }));
const Uuid = Type.String({ format: 'uuid' });
const leadCall = {
  hide: true,
  summary: 'The lead service for the operator; from this machine, with the admin token',
  body: Type.Object({
    call: Type.Union([Type.Literal('list'), Type.Literal('find'), Type.Literal('replay'), Type.Literal('release'), Type.Literal('export')]),
    tenant: Tenant,
    leadId: Type.Optional(Uuid),
    state: Type.Optional(Type.Union(LISTED_STATES.map((state) => Type.Literal(state)))),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    after: Type.Optional(Type.Object({ at: Type.String({ maxLength: 40 }), id: Uuid })),
  }),
  response: { 200: Type.Unsafe<unknown>({}), 404: ProblemSchema, 422: ProblemSchema },
};

/** The lead service over HTTP on this machine; without the admin token it responds with 404. */
export const leadOperatorRoutes: FastifyPluginAsyncTypebox<{ service: LeadService; adminToken: string }> = async (
  app,
  { service, adminToken },
) => {
  app.post(OPERATOR_LEADS_PATH, { schema: leadCall }, async (request) => {
    if (!isOperator(request, adminToken)) throw notFound();
    const { call, tenant, leadId, state, limit, after } = request.body;
    if (call === 'list') return { result: await service.list({ tenant, state, limit }) };
    if (call === 'find') return { result: leadId === undefined ? null : await service.find(leadId) };
    if (call === 'replay') return { result: await service.replay({ tenant, leadId }) };
    if (call === 'export') return { result: await service.export({ tenant, after }) };
    return { result: leadId === undefined ? false : await service.release(leadId) };
  });
};
