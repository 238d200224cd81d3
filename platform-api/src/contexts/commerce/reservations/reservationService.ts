import { canBuyOnline, canReserve, isInStock, RESERVE_HOLD_HOURS, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import type { TenantSource } from '@forecourt/server-kit';
import { invalid, notFound, paymentUnconfirmed, Problem } from '../../../infrastructure/http/problems';
import type { InvoiceService } from '../invoices/invoiceService';
import type { LeadUpdates, NewUpdate } from '../../enquiries';
import { paymentKey, type PaymentOutcome, type PaymentService, type RefundResult } from '../payments/paymentService';
import type { CarRepository } from '../../vehicles';
import type { EndReason, Hold, HoldKind, HoldRepository, PaidHold, Reservation } from './holdRepository';
import { depositText, refundText } from './reservationMails';

const HOUR_MS = 60 * 60_000;
/** The car is held as long while the shopper confirms the payment at the bank. */
const CONFIRMING_MS = 10 * 60_000;
/** A purchased car is held until the dealer's stock has it as sold, which may take this long. */
const HOLD_HOURS: Record<HoldKind, number> = { reservation: RESERVE_HOLD_HOURS, purchase: 7 * 24 };
const CAN_TAKE: Record<HoldKind, (car: Car, site: SiteConfig) => boolean> = {
  reservation: (car, { switches }) => canReserve(car, switches),
  purchase: (car, { switches }) => canBuyOnline(car, switches),
};
/** Why a deposit was returned, for the dealer. */
const REFUND_REASONS: Record<EndReason, string> = {
  expired: 'The reservation has expired.',
  declined: 'Somebody else reserved the vehicle first.',
  taken: 'Somebody else reserved the vehicle first.',
  cancelled: 'The reservation was cancelled.',
};
/** Names of the updates of a lead. */
const CATEGORIES: Record<HoldKind, string> = { reservation: 'Reservation', purchase: 'Online Purchase' };

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

/** Numbers of payments. */
export interface Reconciled {
  lookedUp: number;
  held: number;
  returned: number;
  /** Outcome unknown, or refused: a person has to look. */
  unclear: number;
}

interface ReservationServiceOptions {
  tenants: Pick<TenantSource, 'bySlug'>;
  cars: Pick<CarRepository, 'findById'>;
  holds: HoldRepository;
  updates: LeadUpdates;
  /** The car that a lead is about, null where it is about none; undefined for a lead that the tenant does not have. */
  carOfLead(tenant: string, leadId: string): Promise<number | null | undefined>;
  payments: PaymentService;
  /** Invoices are paid as deposits are, and hold nothing. */
  invoices: Pick<InvoiceService, 'lookUp'>;
  now: () => Date;
  /** Called when money needs a person: its outcome is unknown, or could not be returned. */
  onUnclear(what: string, of: Readonly<Record<string, string>>, error?: unknown): void;
  /** Called when the provider refuses to return a deposit: a person has to. */
  onRefundRefused(tenant: string, reason: string): Promise<void>;
}

const nullForConflict = (error: unknown): null => {
  if (error instanceof Problem && error.code === 'conflict') return null;
  throw error;
};

/** Reservations and online purchases: a hold of the car, then the deposit. */
export function createReservationService({
  tenants,
  cars,
  holds,
  updates,
  carOfLead,
  payments,
  invoices,
  now,
  onUnclear,
  onRefundRefused,
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

  /** Returns the deposit of a hold that has ended; the dealer and the shopper know. Never rejects: what is unclear is tried again. */
  async function giveBack(site: SiteConfig, key: string): Promise<RefundResult | null> {
    const of = { tenant: site.slug, payment: key };
    try {
      const reservation = await holds.find(site.slug, { key });
      const car = reservation && (await cars.findById(site.slug, reservation.carId));
      await updates.prepare();
      const refund = await payments.refund(site.slug, key, async (transaction, refunded) => {
        if (refunded.leadId === null) return;
        await updates.addConfirmed(transaction, site.slug, refunded.leadId, {
          category: 'Refund',
          attributes: {
            amount: refunded.amountCents / 100,
            refund_reference: refunded.reference,
            receipt_number: refunded.receiptNumber,
            reason: REFUND_REASONS[reservation?.endedReason ?? 'taken'],
          },
          mail: refundText(site, car, refunded),
        });
      });
      if (refund.kind === 'refused') await onRefundRefused(site.slug, `${reservation?.receiptNumber ?? key}, ${refund.reason}`);
      return refund;
    } catch (error) {
      onUnclear('the refund of a deposit is unclear and will be tried again', of, error);
      return null;
    }
  }

  /** Writes hold, lead and its deliveries together, so that there is never a hold without a record. */
  async function confirm(attempt: Attempt, car: Car, hold: Hold, paid: PaymentOutcome & { kind: 'paid' }): Promise<Date | null> {
    const { site, kind, leadId } = attempt;
    const until = new Date(now().getTime() + HOLD_HOURS[kind] * HOUR_MS);
    const amount = site.switches.reserveAmount;
    const update: NewUpdate = {
      category: CATEGORIES[kind],
      attributes: { amount, held_until: until.toISOString(), payment_reference: paid.reference, receipt_number: paid.receiptNumber },
      mail: depositText({ site, car, kind, at: now(), until, amount, receiptNumber: paid.receiptNumber, link: attempt.linkOf(hold.id) }),
    };
    await updates.prepare();
    return holds.confirm(site.slug, hold, paid.reference, until, async (transaction) => {
      await updates.addConfirmed(transaction, site.slug, leadId, update);
    });
  }

  /** The car for what was paid; rejects with conflict, and returns the deposit, where somebody else has it. */
  async function keep(attempt: Attempt, car: Car, hold: Hold, paid: PaymentOutcome & { kind: 'paid' }): Promise<PaidHold> {
    const heldUntil = await confirm(attempt, car, hold, paid);
    if (!heldUntil) {
      await giveBack(attempt.site, hold.key);
      throw new Problem('conflict');
    }
    return { ...hold, state: 'held', heldUntil, receiptNumber: paid.receiptNumber };
  }

  /** An earlier attempt of the same shopper whose outcome nobody knows yet: where it was paid, nothing is charged again. */
  async function settleEarlier(attempt: Attempt, car: Car, key: string): Promise<PaidHold | null> {
    const { slug } = attempt.site;
    for (const open of await payments.openOf(slug, attempt.leadId)) {
      const hold = open === key ? null : await holds.findByKey(slug, open);
      const outcome = hold && (await payments.lookUp(slug, open, { isAbandoned: true }));
      if (hold && outcome?.kind === 'paid') return keep(attempt, car, hold, outcome);
    }
    return null;
  }

  /**
   * Holds the car for a deposit that was paid before its process could; false where it has held the car before, and where the
   * car is sold or somebody else has it.
   */
  async function holdLate(site: SiteConfig, key: string, paid: PaymentOutcome & { kind: 'paid' }): Promise<boolean> {
    const reservation = await holds.find(site.slug, { key });
    const car = reservation && (await cars.findById(site.slug, reservation.carId));
    if (!reservation || !car || reservation.isConfirmed || !isInStock(car)) return false;
    const { id, kind, carId, leadId, heldUntil, link } = reservation;
    const attempt = { site, kind, carId, leadId, token: '', linkOf: () => link };
    return (await confirm(attempt, car, { id, key, state: 'paying', heldUntil }, paid)) !== null;
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
      const outcome = await payments.charge(site.slug, deposit).catch(async (error: unknown) => {
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

    /** Ends a hold before its time: the car is free at once, and its deposit is returned. Nothing happens where it has ended already. */
    async cancel(site: SiteConfig, id: string): Promise<Reservation> {
      const reservation = await find(site, id);
      if ((await holds.cancel(site.slug, id, now())) || reservation.endedReason === 'cancelled') await giveBack(site, reservation.key);
      return find(site, id);
    },

    /**
     * Settles what a lost connection or an expired hold has left: looks up payments without outcome, holds the car for those that were paid or
     * returns them, and returns deposits that nothing is held for any more. Resolves with what it did.
     */
    async reconcile(): Promise<Reconciled> {
      const done: Reconciled = { lookedUp: 0, held: 0, returned: 0, unclear: 0 };
      for (const { tenant, key, purpose } of await payments.openPayments()) {
        const site = tenants.bySlug(tenant);
        if (!site) continue;
        done.lookedUp += 1;
        try {
          const outcome = await (purpose === 'invoice' ? invoices.lookUp(site, key) : payments.lookUp(tenant, key));
          if (outcome?.kind !== 'paid' || purpose === 'invoice') continue;
          if (await holdLate(site, key, outcome)) done.held += 1;
          // Otherwise it is returned below.
        } catch (error) {
          done.unclear += 1;
          onUnclear('the outcome of a payment is not known', { tenant, payment: key }, error);
        }
      }
      for (const { tenant, key } of await holds.dueRefunds()) {
        const site = tenants.bySlug(tenant);
        const paid = site && (await payments.paid(tenant, key));
        if (paid && (await holdLate(site, key, paid))) {
          done.held += 1;
          continue;
        }
        const refund = site && (await giveBack(site, key));
        if (refund?.kind === 'refunded') done.returned += 1;
        else done.unclear += 1;
      }
      return done;
    },
  };
}
export type ReservationService = ReturnType<typeof createReservationService>;
