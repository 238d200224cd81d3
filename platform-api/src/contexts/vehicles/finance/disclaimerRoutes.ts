import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Car } from '@forecourt/shared-contracts';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { addDependencies } from '../../../infrastructure/site-changes/dependsOn';
import { notFound } from '../../../infrastructure/http/problems';
import type { CarRepository } from '../stock/carRepository';

const disclaimer = {
  summary: 'Disclaimers of the finance figures of a car, by provider (AP-032)',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: {
    200: Type.Object({ finance_lenders: Type.Record(Type.String(), Type.Object({ disclaimer: Type.String() })) }),
    404: ProblemSchema,
  },
};

function disclaimersOf(car: Car): Record<string, { disclaimer: string }> {
  return Object.fromEntries(
    Object.entries(car.finance_lenders).flatMap(([provider, lender]) =>
      lender.disclaimer ? [[provider, { disclaimer: lender.disclaimer }]] : [],
    ),
  );
}

export const disclaimerRoutes: FastifyPluginAsyncTypebox<{ cars: Pick<CarRepository, 'findById'> }> = async (app, { cars }) => {
  addDependencies(app, ['stock']);
  app.get('/api/cars/:id/finance-disclaimer', { schema: disclaimer }, async ({ site, params }) => {
    const car = await cars.findById(site.slug, params.id);
    const lenders = car ? disclaimersOf(car) : {};
    if (Object.keys(lenders).length === 0) throw notFound();
    return { finance_lenders: lenders };
  });
};
