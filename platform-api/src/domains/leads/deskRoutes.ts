import { timingSafeEqual } from 'node:crypto';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ProblemSchema } from '../../infrastructure/http/answers';
import { notFound } from '../../infrastructure/http/problems';
import { trustIn } from '../../infrastructure/http/trustedProxies';
import { LISTED_STATES, type LeadDesk } from './leadDesk';

/** Where the operator's command reaches a running site: the embedded database belongs to that process alone. */
export const DESK_PATH = '/operator/leads';

const Tenant = Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 }));
const Uuid = Type.String({ format: 'uuid' });
const deskCall = {
  hide: true,
  summary: 'The operator’s command on leads; for this machine and holders of the token in the data folder',
  body: Type.Object({
    call: Type.Union([Type.Literal('list'), Type.Literal('replay'), Type.Literal('release'), Type.Literal('export')]),
    tenant: Tenant,
    leadId: Type.Optional(Uuid),
    state: Type.Optional(Type.Union(LISTED_STATES.map((state) => Type.Literal(state)))),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    after: Type.Optional(Type.Object({ at: Type.String({ maxLength: 40 }), id: Uuid })),
  }),
  response: { 200: Type.Unsafe<unknown>({}), 404: ProblemSchema, 422: ProblemSchema },
};

const isLocal = trustIn('loopback');

function isEqual(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a call comes from this machine and holds the token of the data folder. */
export const isOperator = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, token: string) =>
  isLocal(socket.remoteAddress) && isEqual(headers.authorization ?? '', `Bearer ${token}`);

/** The desk over HTTP on this machine; without the token it is not there. */
export const deskRoutes: FastifyPluginAsyncTypebox<{ desk: LeadDesk; token: string }> = async (app, { desk, token }) => {
  app.post(DESK_PATH, { schema: deskCall }, async (request) => {
    if (!isOperator(request, token)) throw notFound();
    const { body } = request;
    const { call, tenant, leadId, state, limit, after } = body;
    if (call === 'list') return { result: await desk.list({ tenant, state, limit }) };
    if (call === 'replay') return { result: await desk.replay({ tenant, leadId }) };
    if (call === 'export') return { result: await desk.export({ tenant, after }) };
    return { result: leadId === undefined ? false : await desk.release(leadId) };
  });
};
