import swagger from '@fastify/swagger';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that the API document describes. */
    apiRoutes: readonly RouteOptions[];
  }
}

const document = {
  tags: ['operation'],
  summary: 'This document',
  response: { 200: Type.Unsafe<object>({ type: 'object', additionalProperties: true }) },
};

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
    },
    hideUntagged: false,
  });
  void app.register(async (own) => {
    own.get('/api/openapi.json', { schema: document }, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return app.swagger();
    });
  });
}
