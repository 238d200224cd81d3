import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyPluginAsync, FastifyPluginOptions, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import { clientAddressOf } from '../../../infrastructure/http/clientAddress';
import { OPERATOR_API } from '../../../infrastructure/http/openApi';
import { addTenant } from '../../../infrastructure/http/tenant';
import type { Right } from '../api-tokens/rights';
import { findToken, findWebhook, type ApiToken } from '../api-tokens/tokenService';
import { isSigned, webhookSecret } from '../api-tokens/webhookSignature';
import { addProblemDetails, OperatorProblem } from './operatorProblem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The right that a token needs for a route of the operator API; null: any token of the tenant will do. */
    right?: Right | null;
    /** The request is signed by the webhook that the parameter `id` names, instead of carrying a token; its body is the bytes. */
    signed?: true;
    /** The token may be the parameter `key` of the query: a service that fetches an address sends no header. */
    keyInQuery?: true;
  }
  interface FastifyRequest {
    /** The token of a request of the operator API. */
    apiToken: ApiToken;
  }
}

const MINUTE_MS = 60_000;
/** Requests of one token in a minute. */
const REQUESTS = 600;
/** Requests of one address in a minute whose token is not accepted. */
const FAILURES = 30;

const tooMany = () => new OperatorProblem(429, 'too-many-requests', 'Wait as long as Retry-After says, in seconds.');

const UNAUTHENTICATED =
  'Send "Authorization: Bearer" with a token of this site that is in force: "npx forecourt token create" makes one, "token list" shows which there are.';

const UNSIGNED =
  'Sign the message as Standard Webhooks says (webhook-id, webhook-timestamp, webhook-signature), with the secret that "npx forecourt token create --webhook" printed; it is accepted for five minutes.';

/** Finds the token of each request first, and compares its rights with what the route needs: no route is without. */
function addTokenCheck(app: FastifyInstance, now: () => Date): void {
  app.decorateRequest('apiToken');
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.right === undefined) throw new Error(`${url} says no right: config.right is the one that its token needs.`);
  });

  const limit = async (reply: FastifyReply, key: string, most: number) => {
    const { count, remainingMs } = await app.limits.hit(`operator-api ${key}`, MINUTE_MS);
    if (count <= most) return;
    reply.header('retry-after', Math.ceil(remainingMs / 1000));
    throw tooMany();
  };
  /** Lets the request of a token pass that has what the route needs. */
  async function admit(request: FastifyRequest, reply: FastifyReply, token: ApiToken): Promise<void> {
    await limit(reply, `token ${token.id}`, REQUESTS);
    const { right } = request.routeOptions.config;
    if (right && !token.rights.includes(right))
      throw new OperatorProblem(403, 'not-allowed', `The token ${token.id} (${token.name}) does not have the right ${right}.`);
    request.apiToken = token;
    request.log = request.log.child({ token: token.id });
    reply.log = request.log;
    reply.header('cache-control', 'no-store');
  }
  async function reject(request: FastifyRequest, reply: FastifyReply, detail: string): Promise<never> {
    await limit(reply, `address ${clientAddressOf(request)}`, FAILURES);
    reply.header('www-authenticate', 'Bearer');
    throw new OperatorProblem(401, 'not-authenticated', detail);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.signed) return;
    const { keyInQuery } = request.routeOptions.config;
    const { key = '' } = request.query as { key?: string };
    const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const token = await findToken(app.database, request.site.slug, bearer || (keyInQuery ? key : ''), now());
    if (!token) return reject(request, reply, UNAUTHENTICATED);
    return admit(request, reply, token);
  });

  // The signature is of the body, which is there now.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.signed) return;
    const { id } = request.params as { id: string };
    const token = await findWebhook(app.database, request.site.slug, id, now());
    const secret = token && (await webhookSecret(app.database, id));
    if (!token || !secret || !isSigned(secret, request.body as Buffer, request.headers)) return reject(request, reply, UNSIGNED);
    return admit(request, reply, token);
  });
}

/**
 * Registers routes of the operator API below /api/operator/v1: the host decides the tenant, whose token each request must carry with the right that
 * the route names; errors are problem details.
 */
export async function registerOperatorRoutes<Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  routes: FastifyPluginAsync<Options, RawServerDefault, TypeBoxTypeProvider>,
  options: Options & { now: () => Date },
): Promise<void> {
  await app.register(
    async (scope) => {
      addProblemDetails(scope);
      addTenant(scope, app.tenants);
      addTokenCheck(scope, options.now);
      await scope.register(routes as FastifyPluginAsync<FastifyPluginOptions>, options);
    },
    { prefix: OPERATOR_API },
  );
}
