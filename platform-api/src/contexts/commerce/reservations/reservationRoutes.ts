import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createLinks, type ShopperReservation, type SiteConfig } from '@forecourt/shared-contracts';
import { absoluteAddress } from '@forecourt/shared-contracts/structured-data';
import type { FastifyRequest } from 'fastify';
import { acceptEmptyForms, isForm } from '../../../infrastructure/http/htmlForms';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { routesFrom } from '../../../infrastructure/http/siteRoutesHeader';
import { limitPayments } from '../payments/limitPayments';
import type { CarRepository } from '../../vehicles';
import type { Reservation } from './holdRepository';
import type { ReservationService } from './reservationService';

interface ReservationRoutesOptions {
  reservations: ReservationService;
  cars: Pick<CarRepository, 'findById' | 'soldAmong'>;
  /** Leads of the account of a person. */
  leadIdsOf(tenant: string, userId: number): Promise<string[]>;
  /** Called after each paid hold and each refund. */
  onChanged(): void;
}

const Body = Type.Object({
  car_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  lead_id: Type.String({
    pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
    patternErrorMessage: 'must be the id of a lead',
  }),
  payment_token: Type.String({ minLength: 1, maxLength: 500 }),
});
const params = Type.Object({ reservationId: Type.String({ format: 'uuid' }) });
const ReservationSchema = Type.Unsafe<ShopperReservation>({ type: 'object', additionalProperties: true });
const problems = { 402: ProblemSchema, 404: ProblemSchema, 409: ProblemSchema, 422: ProblemSchema, 429: ProblemSchema, 502: ProblemSchema };

const reservation = {
  summary: 'Reserves a car against a deposit; its lead is completed and delivered with it (AP-060)',
  body: Type.Object({ ...Body.properties, processor: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: { 200: Type.Object({ reservation_id: Type.String(), held_until: Type.String(), receipt_number: Type.String() }), ...problems },
};
const purchase = {
  summary: 'Buys a car online with a deposit; its lead is completed and delivered with it (AP-061)',
  body: Body,
  response: { 200: Type.Object({ purchase_id: Type.String(), held_until: Type.String(), receipt_number: Type.String() }), ...problems },
};
const read = {
  summary: 'A reservation; its id is the shopper’s private link (FO-121)',
  params,
  response: { 200: ReservationSchema, 404: ProblemSchema },
};
const ofAccount = {
  summary: 'Reservations and purchases of the person who is signed in, newest first (AP-068)',
  response: { 200: Type.Array(ReservationSchema), 401: ProblemSchema },
};
const cancel = {
  summary: 'Cancels a reservation: the car is free at once, and the deposit is returned (FO-121)',
  description: 'A plain HTML form gets a redirect to the page of the reservation.',
  params,
  response: { 200: ReservationSchema, 303: Type.Null(), 404: ProblemSchema },
};

/** What becomes of the deposit; one of a car that was sold before its hold expired counts towards the price. */
function refundOf({ state, kind, endedReason, paymentState }: Reservation, isSold: boolean): ShopperReservation['refund'] {
  if (paymentState === 'refunded') return 'returned';
  const isDue = endedReason === 'cancelled' || (kind === 'reservation' && !isSold);
  return state === 'ended' && isDue ? 'under-way' : 'none';
}

/** Address of the page of a reservation on the site that the request is for; null where no page is deployed. */
const linksOf =
  (site: SiteConfig, { headers }: FastifyRequest) =>
  (reservationId: string) => {
    const path = createLinks(routesFrom(headers)).ifDeployed('forms.reservation', { reservationId });
    return path && absoluteAddress(site, path);
  };

export const reservationRoutes: FastifyPluginAsyncTypebox<ReservationRoutesOptions> = async (
  app,
  { reservations, cars, leadIdsOf, onChanged },
) => {
  acceptEmptyForms(app);

  async function viewOf(site: SiteConfig, found: Reservation): Promise<ShopperReservation> {
    const car = await cars.findById(site.slug, found.carId);
    const { endedReason: reason } = found;
    // A car that was sold may be hidden.
    const isSold = (await cars.soldAmong(site.slug, [found.carId])).has(found.carId);
    return {
      id: found.id,
      kind: found.kind,
      state: found.state === 'held' ? 'held' : reason === 'cancelled' ? 'cancelled' : 'expired',
      held_until: found.heldUntil.toISOString(),
      amount: found.amountCents / 100,
      receipt_number: found.receiptNumber,
      refund: refundOf(found, isSold),
      car: car && {
        id: car.id,
        slug: car.slug,
        name: car.name,
        year: car.year,
        make: car.make,
        model: car.model,
        badge: car.badge,
        series: car.series,
        location_id: car.location?.id ?? car.location_id,
        state: car.state,
      },
    };
  }

  app.post('/api/reservations', { schema: reservation }, async (request) => {
    await limitPayments(app, request);
    const { site, body } = request;
    const attempt = { site, kind: 'reservation', carId: body.car_id, leadId: body.lead_id, token: body.payment_token } as const;
    const linkOf = linksOf(site, request);
    const { id, heldUntil, receiptNumber } = await reservations.take({ ...attempt, processor: body.processor, linkOf });
    onChanged();
    return { reservation_id: id, held_until: heldUntil.toISOString(), receipt_number: receiptNumber };
  });

  app.post('/api/online-purchases', { schema: purchase }, async (request) => {
    await limitPayments(app, request);
    const { site, body } = request;
    const attempt = { site, kind: 'purchase', carId: body.car_id, leadId: body.lead_id, token: body.payment_token } as const;
    const { id, heldUntil, receiptNumber } = await reservations.take({ ...attempt, linkOf: linksOf(site, request) });
    onChanged();
    return { purchase_id: id, held_until: heldUntil.toISOString(), receipt_number: receiptNumber };
  });

  app.get('/api/account/reservations', { schema: ofAccount }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { id: userId } = await app.sessions.required(request);
    const { site } = request;
    const leadIds = await leadIdsOf(site.slug, userId);
    return Promise.all((await reservations.ofLeads(site.slug, leadIds)).map((each) => viewOf(site, each)));
  });

  app.get('/api/reservations/:reservationId', { schema: read }, async ({ site, params: { reservationId } }, reply) => {
    reply.header('cache-control', 'no-store');
    return viewOf(site, await reservations.find(site, reservationId));
  });

  app.post('/api/reservations/:reservationId/cancel', { schema: cancel }, async (request, reply) => {
    const { site, params: of, headers } = request;
    const cancelled = await reservations.cancel(site, of.reservationId);
    onChanged();
    if (isForm(request)) return reply.redirect(createLinks(routesFrom(headers))('forms.reservation', of), 303);
    return viewOf(site, cancelled);
  });
};
