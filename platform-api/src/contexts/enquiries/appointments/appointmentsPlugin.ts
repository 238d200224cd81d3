import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createAppointmentRepository, type AppointmentRepository } from './appointmentRepository';
import { appointmentRoutes } from './appointmentRoutes';
import { createLocationSlots, type LocationSlots } from './locationSlots';

declare module 'fastify' {
  interface FastifyInstance {
    appointments: AppointmentRepository;
    locationSlots: LocationSlots;
  }
}

/** Test-drive appointments at locations. */
export const appointmentsPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => {
    const { database, content, cars, delivery } = app;
    const appointments = createAppointmentRepository(database, delivery.planner, now);
    app.decorate('appointments', appointments);
    const slots = createLocationSlots({ appointments, content, now });
    app.decorate('locationSlots', slots);
    await registerSiteRoutes(app, appointmentRoutes, { appointments, slots, cars, now, onChanged: () => delivery.wake() });
  },
  { name: 'appointments', dependencies: ['database', 'tenants', 'site', 'vehicles', 'delivery'] },
);
