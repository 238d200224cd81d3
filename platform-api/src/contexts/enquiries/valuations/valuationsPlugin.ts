import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { savedValuationRoutes } from './savedValuationRoutes';
import { noValuations } from './noValuations';
import type { ValuationProvider } from './valuationProvider';
import { createValuationService } from './valuationService';

/** Trade-in valuations: the steps of their leads, and saved results. */
export const valuationsPlugin = fp<{ provider: ValuationProvider | null; now: () => Date }>(
  async (app, { provider, now }) => {
    const { database, delivery } = app;
    app.decorate(
      'leadSteps',
      createValuationService({
        database,
        deliveries: delivery.planner,
        provider: provider ?? noValuations,
        now,
        onEstimateFailed: (error) => app.log.error({ err: error.cause ?? error }, 'a trade-in was accepted without an estimate'),
      }),
    );
    await registerSiteRoutes(app, savedValuationRoutes, { database });
  },
  { name: 'valuations', dependencies: ['database', 'tenants', 'delivery'] },
);
