import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { dayNumber, type AppointmentSlot } from '@forecourt/shared-contracts';
import type { ContentRepository } from '../content/contentRepository';
import type { Database } from '../../infrastructure/database/database';
import { Id, ProblemSchema } from '../../infrastructure/http/responseSchemas';
import { invalid, notFound } from '../../infrastructure/http/problems';
import { appointmentSlots } from './slots';

interface AppointmentRoutesOptions {
  database: Database;
  content: Pick<ContentRepository, 'list'>;
  now: () => Date;
}

const MAX_DAYS = 31;
const CalendarDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const slotList = {
  summary: 'Slots of a location for a test drive, at most 31 days (AP-047)',
  querystring: Type.Object({ location_id: Id, from: CalendarDate, to: CalendarDate }),
  response: {
    200: Type.Array(Type.Unsafe<AppointmentSlot>({ type: 'object', additionalProperties: true })),
    404: ProblemSchema,
    422: ProblemSchema,
  },
};

function checkRange(from: string, to: string): void {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (Number.isNaN(days)) throw invalid({ [Number.isNaN(dayNumber(from)) ? 'from' : 'to']: 'is no date' });
  if (days < 1) throw invalid({ to: 'must not lie before from' });
  if (days > MAX_DAYS) throw invalid({ to: `must lie within ${MAX_DAYS} days from from` });
}

export const appointmentRoutes: FastifyPluginAsyncTypebox<AppointmentRoutesOptions> = async (app, { database, content, now }) => {
  app.get('/api/appointments', { schema: slotList }, async ({ site, query }, reply) => {
    const { from, to } = query;
    checkRange(from, to);
    const location = site.locations.find(({ id, visible }) => id === query.location_id && visible);
    if (!location) throw notFound();
    const special = (await content.list(site.slug, 'special-hours')).map(({ document }) => document);
    const booked = await database.query<{ starts_at: Date | string }>(
      `select starts_at from appointments where tenant = $1 and location_id = $2
          and starts_at between $3::date - interval '2 days' and $4::date + interval '2 days'`,
      [site.slug, location.id, from, to],
    );
    reply.header('cache-control', 'no-store');
    return appointmentSlots({
      location,
      site,
      special,
      timeZone: site.switches.openingHoursTimeZone,
      from,
      to,
      now: now(),
      booked: booked.map(({ starts_at: start }) => new Date(start)),
    });
  });
};
