import swagger from '@fastify/swagger';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that the API document describes. */
    apiRoutes: readonly RouteOptions[];
    /** The OpenAPI document of the operator API. */
    operatorApiDocument(): object;
  }
}

/** Where the operator API of a site begins. */
export const OPERATOR_API = '/api/operator/v1';

const document = {
  tags: ['operation'],
  summary: 'This document',
  response: { 200: Type.Unsafe<object>({ type: 'object', additionalProperties: true }) },
};

/** How routes of the operator API name their token. */
const TOKENS = { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } as const;

/** Describes every route that is added after this as OpenAPI, served at /api/openapi.json. */
export function addOpenApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('apiRoutes', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  void app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forecourt platform API',
        version: '1.0.0',
        description: 'Stock, search, leads, content and images of a site. The host decides the tenant.',
      },
      components: TOKENS,
    },
    hideUntagged: false,
  });
  void app.register(swagger, {
    decorator: 'operatorApiDocument',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forecourt operator API',
        version: '1.0.0',
        description: 'Content, stock and leads of a site for programs. The host decides the tenant; the token must be one of that tenant.',
      },
      components: TOKENS,
    },
    transform: ({ schema, url }) => ({ schema: url.startsWith(OPERATOR_API) ? schema : { ...schema, hide: true }, url }),
  });
  void app.register(async (own) => {
    own.get('/api/openapi.json', { schema: document }, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return app.swagger();
    });
    own.get(`${OPERATOR_API}/openapi.json`, { schema: { ...document, summary: 'The operator API' } }, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return app.operatorApiDocument();
    });
  });
}
