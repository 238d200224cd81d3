import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { canBuyOnline, canReserve, RESERVE_HOLD_HOURS, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { ProblemSchema } from '../../infrastructure/http/responseSchemas';
import { invalid, notFound, Problem } from '../../infrastructure/http/problems';
import type { LeadRepository } from '../leads/leadRepository';
import { limitPayments } from '../payments/limitPayments';
import { paymentKey, type PaymentService } from '../payments/paymentService';
import type { CarRepository } from '../stock/carRepository';
import type { Hold, HoldKind, HoldRepository } from './holdRepository';

interface ReservationRoutesOptions {
  cars: Pick<CarRepository, 'findById'>;
  holds: HoldRepository;
  leads: Pick<LeadRepository, 'addAttributes'>;
  payments: PaymentService;
  now: () => Date;
}

const HOUR_MS = 60 * 60_000;
/** A purchased car is held until the dealer's stock has it as sold, which may take this long. */
const HOLD_HOURS: Record<HoldKind, number> = { reservation: RESERVE_HOLD_HOURS, purchase: 7 * 24 };
const CAN_TAKE: Record<HoldKind, (car: Car, site: SiteConfig) => boolean> = {
  reservation: (car, { switches }) => canReserve(car, switches),
  purchase: (car, { switches }) => canBuyOnline(car, switches),
};

const Body = Type.Object({
  car_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  lead_id: Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
  payment_token: Type.String({ minLength: 1, maxLength: 500 }),
});
const problems = { 404: ProblemSchema, 409: ProblemSchema, 422: ProblemSchema, 429: ProblemSchema, 502: ProblemSchema };

const reservation = {
  summary: 'Reserves a car against a deposit (AP-060)',
  body: Type.Object({ ...Body.properties, processor: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: { 200: Type.Object({ reservation_id: Type.String(), held_until: Type.String() }), ...problems },
};
const purchase = {
  summary: 'Buys a car online with a deposit (AP-061)',
  body: Body,
  response: { 200: Type.Object({ purchase_id: Type.String() }), ...problems },
};

interface Attempt {
  site: SiteConfig;
  kind: HoldKind;
  body: { car_id: number; lead_id: string; payment_token: string; processor?: string };
}

export const reservationRoutes: FastifyPluginAsyncTypebox<ReservationRoutesOptions> = async (
  app,
  { cars, holds, leads, payments, now },
) => {
  async function checkAttempt({ site, kind, body }: Attempt): Promise<void> {
    const car = await cars.findById(site.slug, body.car_id);
    if (!car) throw notFound();
    if (kind === 'reservation' && car.reserved) throw new Problem('conflict');
    if (!CAN_TAKE[kind](car, site)) throw invalid({ car_id: 'This vehicle can not be reserved online.' });
    if (body.processor !== undefined && !car.payment_processors.includes(body.processor))
      throw invalid({ processor: 'is not offered for this vehicle' });
    const carOfLead = await holds.carOfLead(site.slug, body.lead_id);
    if (carOfLead === undefined || (carOfLead !== null && carOfLead !== body.car_id))
      throw invalid({ lead_id: 'is not an enquiry about this vehicle' });
  }

  /** Holds the car first and charges the deposit then, so that a second shopper is not charged. */
  async function holdAndCharge(attempt: Attempt): Promise<Hold> {
    const { site, kind, body } = attempt;
    const key = paymentKey(kind, site.slug, body.car_id, body.lead_id, body.payment_token);
    const existing = await holds.findHeld(site.slug, key, now());
    if (existing) return existing;
    await checkAttempt(attempt);
    const hold = await holds.claim(site.slug, { kind, carId: body.car_id, leadId: body.lead_id, key }, now());
    if (!hold) throw new Problem('conflict');

    const deposit = {
      purpose: kind,
      key,
      amountCents: Math.round(site.switches.reserveAmount * 100),
      token: body.payment_token,
      description: `${site.name}, deposit for vehicle ${body.car_id}`,
    };
    const outcome = await payments.charge(site.slug, deposit).catch((error: unknown) => {
      // The hold remains until it expires: the shopper may send the same attempt again, and is charged once.
      app.log.error(
        { tenant: site.slug, reservation: hold.id, payment: key },
        'the outcome of a deposit is unknown: check it with the payment provider',
      );
      throw error;
    });
    if (outcome.kind === 'refused') {
      await holds.release(site.slug, hold);
      throw invalid({ payment_token: outcome.message });
    }
    const until = new Date(now().getTime() + HOLD_HOURS[kind] * HOUR_MS);
    await leads.addAttributes(site.slug, body.lead_id, {
      category: kind === 'reservation' ? 'Reservation' : 'Online Purchase',
      attributes: {
        id: hold.id,
        held_until: until.toISOString(),
        payment_reference: outcome.reference,
        amount: site.switches.reserveAmount,
      },
    });
    const heldUntil = await holds.confirm(site.slug, hold, outcome.reference, until);
    if (!heldUntil) {
      app.log.error(
        { tenant: site.slug, reservation: hold.id, payment: key },
        'a deposit was paid after its hold had expired: refund it or hold the car manually',
      );
      throw new Problem('conflict');
    }
    return { ...hold, state: 'held', heldUntil };
  }

  app.post('/api/reservations', { schema: reservation }, async (request) => {
    await limitPayments(app, request);
    const { site, body } = request;
    const { id, heldUntil } = await holdAndCharge({ site, kind: 'reservation', body });
    return { reservation_id: id, held_until: heldUntil.toISOString() };
  });

  app.post('/api/online-purchases', { schema: purchase }, async (request) => {
    await limitPayments(app, request);
    const { site, body } = request;
    const { id } = await holdAndCharge({ site, kind: 'purchase', body });
    return { purchase_id: id };
  });
};
