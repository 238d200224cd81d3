import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TenantSource } from '@forecourt/server-kit';
import type { Database } from '../../infrastructure/database/database';
import { isOperator } from '../../infrastructure/data-folder/operatorApi';
import { notFound } from '../../infrastructure/http/problems';
import { ProblemSchema } from '../../infrastructure/http/responseSchemas';
import { GROUPINGS, type Grouping } from './figureRepository';
import { figuresOf } from './figureService';

/** Path of the figures in the commands' API. */
export const OPERATOR_FIGURES_PATH = '/operator/figures';

const figures = {
  hide: true,
  summary: 'Figures for the operator; from this machine, with the admin token',
  body: Type.Object({
    tenant: Type.String({ maxLength: 100 }),
    from: Type.String({ maxLength: 10 }),
    to: Type.String({ maxLength: 10 }),
    by: Type.Unsafe<Grouping>({ type: 'string', enum: [...GROUPINGS] }),
  }),
  response: { 200: Type.Unsafe<unknown>({}), 404: ProblemSchema, 422: ProblemSchema },
};

interface FigureOperatorOptions {
  database: Database;
  tenants: TenantSource;
  adminToken: string;
}

/** Figures over HTTP on this machine; without the admin token it responds with 404. */
export const figureOperatorRoutes: FastifyPluginAsyncTypebox<FigureOperatorOptions> = async (app, { database, tenants, adminToken }) => {
  app.post(OPERATOR_FIGURES_PATH, { schema: figures }, async (request) => {
    const { tenant, ...wanted } = request.body;
    const site = tenants.bySlug(tenant);
    if (!isOperator(request, adminToken) || !site) throw notFound();
    return { result: await figuresOf(database, site, wanted) };
  });
};
