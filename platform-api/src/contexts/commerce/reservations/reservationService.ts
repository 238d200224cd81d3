import { canBuyOnline, canReserve, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { invalid, notFound, paymentUnconfirmed, Problem } from '../../../infrastructure/http/problems';
import type { PaidOutcome } from '../payments/paymentPurpose';
import { paymentKey, type PaymentService } from '../payments/paymentService';
import type { Settlement } from '../payments/settlement';
import type { CarRepository } from '../../vehicles';
import type { Deposits } from './deposits';
import type { Hold, HoldKind, HoldRepository, PaidHold, Reservation } from './holdRepository';

/** The car is held as long while the shopper confirms the payment at the bank. */
const CONFIRMING_MS = 10 * 60_000;
const CAN_TAKE: Record<HoldKind, (car: Car, site: SiteConfig) => boolean> = {
  reservation: (car, { switches }) => canReserve(car, switches),
  purchase: (car, { switches }) => canBuyOnline(car, switches),
};

export interface Attempt {
  site: SiteConfig;
  kind: HoldKind;
  carId: number;
  leadId: string;
  /** Token of the card. */
  token: string;
  /** Of the processors that the car offers; a purchase names none. */
  processor?: string;
  /** Address of the page of a reservation, for the shopper; null where no page is deployed. */
  linkOf(id: string): string | null;
}

interface ReservationServiceOptions {
  cars: Pick<CarRepository, 'findById'>;
  holds: HoldRepository;
  deposits: Deposits;
  /** The car that a lead is about, null where it is about none; undefined for a lead that the tenant does not have. */
  carOfLead(tenant: string, leadId: string): Promise<number | null | undefined>;
  payments: PaymentService;
  settlement: Pick<Settlement, 'giveBack'>;
  now: () => Date;
  /** Called when the outcome of a deposit is unknown. */
  onUnclear(what: string, of: Readonly<Record<string, string>>): void;
}

const nullForConflict = (error: unknown): null => {
  if (error instanceof Problem && error.code === 'conflict') return null;
  throw error;
};

/** Reservations and online purchases: a hold of the car, then the deposit. */
export function createReservationService({
  cars,
  holds,
  deposits,
  carOfLead,
  payments,
  settlement,
  now,
  onUnclear,
}: ReservationServiceOptions) {
  async function check({ site, kind, carId, leadId, processor }: Attempt, car: Car): Promise<void> {
    if (car.reserved) throw new Problem('conflict');
    if (!CAN_TAKE[kind](car, site)) throw invalid({ car_id: 'This vehicle can not be reserved online.' });
    if (processor !== undefined && !car.payment_processors.includes(processor))
      throw invalid({ processor: 'is not offered for this vehicle' });
    const enquiredCarId = await carOfLead(site.slug, leadId);
    if (enquiredCarId === undefined || (enquiredCarId !== null && enquiredCarId !== carId))
      throw invalid({ lead_id: 'is not an enquiry about this vehicle' });
  }

  /** The car for what was paid; rejects with conflict, and returns the deposit, where somebody else has it. */
  async function keep({ site, kind, leadId, linkOf }: Attempt, car: Car, hold: Hold, paid: PaidOutcome): Promise<PaidHold> {
    const heldUntil = await deposits.confirm({ site, kind, leadId, link: linkOf(hold.id) }, car, hold, paid);
    if (!heldUntil) {
      await settlement.giveBack(site, hold.key);
      throw new Problem('conflict');
    }
    return { ...hold, state: 'held', heldUntil, receiptNumber: paid.receiptNumber };
  }

  /** An earlier attempt of the same shopper whose outcome nobody knows yet: where it was paid, nothing is charged again. */
  async function settleEarlier(attempt: Attempt, car: Car, key: string): Promise<PaidHold | null> {
    const { site, leadId } = attempt;
    for (const open of await payments.openOf(site.slug, leadId)) {
      const hold = open === key ? null : await holds.findByKey(site.slug, open);
      const outcome = hold && (await payments.lookUp(site, open, { isAbandoned: true }));
      if (hold && outcome?.kind === 'paid') return keep(attempt, car, hold, outcome);
    }
    return null;
  }

  async function find(site: SiteConfig, id: string): Promise<Reservation> {
    const reservation = await holds.find(site.slug, { id });
    if (!reservation) throw notFound();
    return reservation;
  }

  return {
    /** Holds the car first and charges the deposit then, so that a second shopper is not charged. Rejects with conflict for that one. */
    async take(attempt: Attempt): Promise<PaidHold> {
      const { site, kind, carId, leadId, token } = attempt;
      const key = paymentKey(kind, site.slug, carId, leadId, token);
      const findOwn = () => holds.findHeld(site.slug, carId, leadId, now());
      const existing = await findOwn();
      if (existing) return existing;
      const car = await cars.findById(site.slug, carId);
      if (!car) throw notFound();
      const earlier = await settleEarlier(attempt, car, key);
      if (earlier) return earlier;
      const hold = await check(attempt, car)
        .then(() => holds.claim(site.slug, { kind, carId, leadId, key, linkOf: attempt.linkOf }, now()))
        .catch(nullForConflict);
      if (!hold) {
        // Perhaps this shopper's own attempt, sent twice.
        const own = await findOwn();
        if (own) return own;
        throw new Problem('conflict');
      }

      const deposit = {
        purpose: kind,
        key,
        amountCents: Math.round(site.switches.reserveAmount * 100),
        token,
        description: `${site.name}, deposit for vehicle ${carId}`,
        leadId,
      };
      const outcome = await payments.charge(site, deposit).catch(async (error: unknown) => {
        const own = await findOwn();
        if (own) return own;
        // The hold remains until it expires: the shopper may send the same attempt again, and is charged once.
        onUnclear('the outcome of a deposit is unknown', { tenant: site.slug, reservation: hold.id, payment: key });
        throw error;
      });
      if ('heldUntil' in outcome) return outcome;
      if (outcome.kind === 'unconfirmed') {
        await holds.extend(site.slug, hold, new Date(now().getTime() + CONFIRMING_MS));
        throw paymentUnconfirmed(outcome.clientSecret);
      }
      if (outcome.kind === 'refused') {
        await holds.release(site.slug, hold);
        throw invalid({ payment_token: outcome.message });
      }
      return keep(attempt, car, hold, outcome);
    },

    /** A reservation of the tenant; rejects with not_found for any other. */
    find,

    /** What these leads have held or bought, newest first. */
    ofLeads: (tenant: string, leadIds: readonly string[]): Promise<Reservation[]> => holds.confirmedOf(tenant, leadIds),

    /** Ends a hold before its time: the car is free at once, and its deposit is returned. Nothing happens where it has ended already. */
    async cancel(site: SiteConfig, id: string): Promise<Reservation> {
      const reservation = await find(site, id);
      if ((await holds.cancel(site.slug, id, now())) || reservation.endedReason === 'cancelled')
        await settlement.giveBack(site, reservation.key);
      return find(site, id);
    },
  };
}
export type ReservationService = ReturnType<typeof createReservationService>;
