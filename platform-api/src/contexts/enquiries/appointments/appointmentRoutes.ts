import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createLinks, type Appointment, type AppointmentSlot, type SiteConfig } from '@forecourt/shared-contracts';
import { acceptEmptyForms, isForm } from '../../../infrastructure/http/htmlForms';
import { notFound } from '../../../infrastructure/http/problems';
import { Id, ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { routesFrom } from '../../../infrastructure/http/siteRoutesHeader';
import type { CarRepository } from '../../vehicles';
import type { AppointmentRepository } from './appointmentRepository';
import { localStart } from './localStart';
import type { LocationSlots } from './locationSlots';

interface AppointmentRoutesOptions {
  appointments: AppointmentRepository;
  slots: LocationSlots;
  cars: Pick<CarRepository, 'findById'>;
  now: () => Date;
  /** Called after each change. */
  onChanged(): void;
}

const CalendarDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', patternErrorMessage: 'must be a day such as 2026-12-24' });
const params = Type.Object({ appointmentId: Type.String({ format: 'uuid' }) });
const AppointmentSchema = Type.Unsafe<Appointment>({ type: 'object', additionalProperties: true });

const slotList = {
  summary: 'Slots of a location for a test drive in the next 31 days (AP-047)',
  querystring: Type.Object({ location_id: Id, from: CalendarDate, to: CalendarDate }),
  response: {
    200: Type.Array(Type.Unsafe<AppointmentSlot>({ type: 'object', additionalProperties: true })),
    404: ProblemSchema,
    422: ProblemSchema,
  },
};
const read = {
  summary: 'A booked test drive; its id is the visitor’s private link (AP-047)',
  params,
  response: { 200: AppointmentSchema, 404: ProblemSchema },
};
const move = {
  summary: 'Moves a booked test drive to another free slot of its location; the dealer gets the change (AP-047)',
  params,
  body: Type.Object({ start: Type.String({ format: 'date-time' }) }),
  response: { 200: AppointmentSchema, 404: ProblemSchema, 409: ProblemSchema, 422: ProblemSchema },
};
const cancel = {
  summary: 'Cancels a booked test drive; the dealer gets the change (AP-047)',
  description: 'A plain HTML form gets a redirect to the page of the test drive.',
  params,
  response: { 200: AppointmentSchema, 303: Type.Null(), 404: ProblemSchema, 409: ProblemSchema },
};

export const appointmentRoutes: FastifyPluginAsyncTypebox<AppointmentRoutesOptions> = async (
  app,
  { appointments, slots, cars, now, onChanged },
) => {
  acceptEmptyForms(app);

  async function viewOf(site: SiteConfig, id: string): Promise<Appointment> {
    const booked = await appointments.find(site.slug, id);
    if (!booked) throw notFound();
    const car = booked.carId === null ? null : await cars.findById(site.slug, booked.carId);
    return {
      id,
      lead_id: booked.leadId,
      start: localStart(site, booked),
      location_id: booked.locationId,
      car: car && {
        slug: car.slug,
        name: car.name,
        year: car.year,
        make: car.make,
        model: car.model,
        badge: car.badge,
        series: car.series,
      },
      sequence: booked.sequence,
      state: booked.isCancelled ? 'cancelled' : booked.start <= now() ? 'past' : 'booked',
    };
  }

  /** The start of another slot of the same location. */
  async function newStart(site: SiteConfig, id: string, requested: string): Promise<string> {
    const booked = await appointments.find(site.slug, id);
    const location = site.locations.find((each) => each.id === booked?.locationId);
    if (!location) throw notFound();
    return slots.startOf(site, location, requested, 'start');
  }

  app.get('/api/appointments', { schema: slotList }, async ({ site, query }, reply) => {
    const location = site.locations.find(({ id, visible }) => id === query.location_id && visible);
    if (!location) throw notFound();
    reply.header('cache-control', 'no-store');
    return slots.list(site, location, query.from, query.to);
  });

  app.get('/api/appointments/:appointmentId', { schema: read }, async ({ site, params: { appointmentId: id } }, reply) => {
    reply.header('cache-control', 'no-store');
    return viewOf(site, id);
  });

  app.post('/api/appointments/:appointmentId/move', { schema: move }, async ({ site, params: { appointmentId: id }, body }) => {
    await appointments.move(site.slug, id, await newStart(site, id, body.start));
    onChanged();
    return viewOf(site, id);
  });

  app.post('/api/appointments/:appointmentId/cancel', { schema: cancel }, async (request, reply) => {
    const { site, params: of, headers } = request;
    await appointments.cancel(site.slug, of.appointmentId);
    onChanged();
    if (isForm(request)) {
      const to = createLinks(routesFrom(headers));
      return reply.redirect(to('forms.appointment', of), 303);
    }
    return viewOf(site, of.appointmentId);
  });
};
