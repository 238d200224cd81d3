import { isInStock, RESERVE_HOLD_HOURS, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import type { LeadUpdates } from '../../enquiries';
import type { CarRepository } from '../../vehicles';
import type { DepositHandler, PaidOutcome, PurposeHandler } from '../payments/paymentPurpose';
import type { Hold, HoldKind, HoldRepository } from './holdRepository';
import type { EndReason } from './holdTransitions';
import { depositMail, refundMail } from './reservationMails';

const HOUR_MS = 60 * 60_000;
/** A purchased car is held until the dealer's stock has it as sold, which may take a week. */
const HOLD_HOURS: Record<HoldKind, number> = { reservation: RESERVE_HOLD_HOURS, purchase: 7 * 24 };
/** Why a deposit was returned, for the dealer. */
const REFUND_REASONS: Record<EndReason, string> = {
  expired: 'The reservation has expired.',
  declined: 'Somebody else reserved the vehicle first.',
  taken: 'Somebody else reserved the vehicle first.',
  cancelled: 'The reservation was cancelled.',
};
/** Names of the updates of a lead. */
const CATEGORIES: Record<HoldKind, string> = { reservation: 'Reservation', purchase: 'Online Purchase' };

/** A hold whose deposit is paid, to be confirmed. */
export interface Confirmation {
  site: SiteConfig;
  kind: HoldKind;
  leadId: string;
  /** Address of the page of the reservation, for the shopper; null where no page is deployed. */
  link: string | null;
}

interface DepositsOptions {
  cars: Pick<CarRepository, 'findById' | 'soldAmong'>;
  holds: HoldRepository;
  updates: LeadUpdates;
  now: () => Date;
}

/** Deposits of reservations and purchases: what is held for one, and what is written of it. */
export function createDeposits({ cars, holds, updates, now }: DepositsOptions) {
  /** Writes hold, update of the lead and its deliveries together, so that there is never a paid hold without a record; null where somebody else has the car. */
  async function confirm({ site, kind, leadId, link }: Confirmation, car: Car, hold: Hold, paid: PaidOutcome): Promise<Date | null> {
    const until = new Date(now().getTime() + HOLD_HOURS[kind] * HOUR_MS);
    const amount = site.switches.reserveAmount;
    const update = {
      category: CATEGORIES[kind],
      attributes: { amount, held_until: until.toISOString(), payment_reference: paid.reference, receipt_number: paid.receiptNumber },
      mail: depositMail({ site, car, kind, at: now(), until, amount, receiptNumber: paid.receiptNumber, link }),
    };
    await updates.prepare();
    return holds.confirm(site.slug, hold, paid.reference, until, async (transaction) => {
      await updates.addConfirmed(transaction, site.slug, leadId, update);
    });
  }

  const deposit: DepositHandler = {
    isHeld: (transaction, tenant, key) => holds.isHeldFor(transaction, tenant, key),

    async hold(site, key, paid) {
      const reservation = await holds.find(site.slug, { key });
      const car = reservation && (await cars.findById(site.slug, reservation.carId));
      if (!reservation || !car || reservation.isConfirmed || !isInStock(car)) return false;
      const { id, kind, leadId, heldUntil, link } = reservation;
      return (await confirm({ site, kind, leadId, link }, car, { id, key, state: 'paying', heldUntil }, paid)) !== null;
    },

    async due() {
      const found = await holds.dueRefunds();
      const due: { tenant: string; key: string }[] = [];
      for (const tenant of new Set(found.map((each) => each.tenant))) {
        const own = found.filter((each) => each.tenant === tenant);
        const sold = await cars.soldAmong(
          tenant,
          own.flatMap(({ soldCarId }) => soldCarId ?? []),
        );
        due.push(...own.filter(({ soldCarId }) => soldCarId === null || !sold.has(soldCarId)));
      }
      return due;
    },

    async refundRecord(site, key) {
      const reservation = await holds.find(site.slug, { key });
      const car = reservation && (await cars.findById(site.slug, reservation.carId));
      return async (transaction, refunded) => {
        if (refunded.leadId === null) return;
        await updates.addConfirmed(transaction, site.slug, refunded.leadId, {
          category: 'Refund',
          attributes: {
            amount: refunded.amountCents / 100,
            refund_reference: refunded.reference,
            receipt_number: refunded.receiptNumber,
            reason: REFUND_REASONS[reservation?.endedReason ?? 'taken'],
          },
          mail: refundMail(car, refunded),
        });
      };
    },
  };
  const handler: PurposeHandler = { prepare: () => updates.prepare(), deposit };

  return { confirm, handler };
}
export type Deposits = ReturnType<typeof createDeposits>;
