import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AccountEnquiry, SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { accountCar, type CarRepository } from '../../vehicles';
import type { TradeIn } from '../delivery/deliveredLead';
import { receivedLeads } from '../lead-operations/receivedLeads';
import { accountLeads, type AccountLead } from '../leads/accountLeads';
import type { LeadAppointments } from '../leads/collaborators';

interface AccountRoutesOptions {
  database: Database;
  cars: Pick<CarRepository, 'findByIds'>;
  appointments: Pick<LeadAppointments, 'ofLeads'>;
}

const list = {
  summary: 'Enquiries, test drives and valuations of the person who is signed in, newest first (AP-066)',
  response: {
    200: Type.Array(Type.Unsafe<AccountEnquiry>({ type: 'object', additionalProperties: true })),
    401: ProblemSchema,
  },
};
const claims = {
  summary: 'Adds leads that this browser has sent before the sign-in to the account (AP-067)',
  description: 'Their ids are known to who sent them. A lead of another account is passed over.',
  body: Type.Object({ lead_ids: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 50 }) }),
  response: { 200: Type.Object({ claimed: Type.Integer() }), 401: ProblemSchema, 422: ProblemSchema },
};

function valuationOf({ payload }: AccountLead): AccountEnquiry['valuation'] {
  const tradeIn = payload.trade_in as TradeIn | null | undefined;
  if (!tradeIn) return null;
  const { year, make, model, kms, valuation } = tradeIn;
  const { low = null, high = null, valid_until = null, is_offer = false } = valuation ?? {};
  return {
    year,
    make,
    model,
    kms,
    estimate: low === null || high === null ? null : { low, high, valid_until: valid_until ?? null, is_offer },
  };
}

/** What an account has of the leads of its owner. */
export const accountRoutes: FastifyPluginAsyncTypebox<AccountRoutesOptions> = async (app, { database, cars, appointments }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  async function enquiriesOf(site: SiteConfig, leads: readonly AccountLead[]): Promise<AccountEnquiry[]> {
    const ids = leads.map(({ id }) => id);
    const carIds = leads.flatMap(({ carId }) => carId ?? []);
    const [received, booked, cards] = await Promise.all([
      receivedLeads(database, site.slug, ids),
      appointments.ofLeads(site, ids),
      cars.findByIds(site.slug, [...new Set(carIds)]),
    ]);
    return leads.map((lead) => {
      const appointment = booked.get(lead.id);
      const car = cards.find(({ id }) => id === lead.carId);
      return {
        id: lead.id,
        sent_at: lead.at.toISOString(),
        category: lead.category,
        state: received.has(lead.id) ? 'received' : 'sent',
        car: car ? accountCar(car) : null,
        location_slug: lead.location ?? car?.location?.slug ?? null,
        appointment: appointment
          ? {
              id: appointment.id,
              start: appointment.start,
              location_slug: appointment.locationSlug,
              is_cancelled: appointment.isCancelled,
            }
          : null,
        valuation: valuationOf(lead),
      };
    });
  }

  app.get('/api/account/enquiries', { schema: list }, async (request) => {
    const user = await app.sessions.required(request);
    return enquiriesOf(request.site, await accountLeads.list(database, request.site.slug, user.id));
  });

  app.post('/api/account/claims', { schema: claims }, async (request) => {
    const user = await app.sessions.required(request);
    return { claimed: await accountLeads.claim(database, request.site.slug, user.id, request.body.lead_ids) };
  });
};
