import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createAppointmentRepository } from './appointmentRepository';
import { appointmentRoutes } from './appointmentRoutes';
import { appointmentsOfLeads } from './appointmentsOfLeads';
import { bookAppointment } from './bookAppointment';
import { localStart } from './localStart';
import { createLocationSlots } from './locationSlots';

/** Test-drive appointments at locations. */
export const appointmentsPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => {
    const { database, content, cars, delivery, leadDeliveries } = app;
    const appointments = createAppointmentRepository(database, leadDeliveries, now);
    const slots = createLocationSlots({ appointments, content, now });
    app.decorate('leadAppointments', {
      startOf: (site, location, start) => slots.startOf(site, location, start, 'appointment'),
      book: bookAppointment,
      idOf: (tenant, leadId) => appointments.idOf(tenant, leadId),
      ofLeads: async (site, leadIds) =>
        new Map(
          (await appointmentsOfLeads(database, site.slug, leadIds)).flatMap((booked) => {
            const location = site.locations.find(({ id }) => id === booked.locationId);
            const { id, leadId, isCancelled } = booked;
            return location ? [[leadId, { id, start: localStart(site, booked), locationSlug: location.slug, isCancelled }]] : [];
          }),
        ),
    });
    await registerSiteRoutes(app, appointmentRoutes, { appointments, slots, cars, now, onChanged: () => delivery.wake() });
  },
  { name: 'appointments', dependencies: ['database', 'tenants', 'site', 'vehicles', 'delivery'] },
);
