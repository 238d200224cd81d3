import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../infrastructure/http/siteRoutes';
import { appointmentRoutes } from './appointmentRoutes';

/** Test-drive appointments at locations. */
export const appointmentsPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => registerSiteRoutes(app, appointmentRoutes, { database: app.database, content: app.content, now }),
  { name: 'appointments', dependencies: ['database', 'tenants', 'content'] },
);
