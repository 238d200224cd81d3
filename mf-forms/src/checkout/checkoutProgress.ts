import { isRecord, type PlatformStorage, type ReservationReceipt } from '@forecourt/shared-contracts';
import type { CheckoutFlow } from './checkoutFlow';

/** The car that the shopper would trade in, in their own words. */
export interface OwnCar {
  /** Year, make and model. */
  vehicle: string;
  /** '' where it is not given. */
  rego: string;
  /** Kilometres; '' where they are not given. */
  kms: string;
}

/** How far the checkout of a car is in this tab. */
export interface CheckoutProgress {
  /** null before the shopper has chosen. */
  tradeIn: OwnCar | 'none' | null;
  payment: 'cash' | 'finance' | null;
  /** Of the lead that the first step makes; null before it. */
  leadId: string | null;
  /** Token of a payment whose outcome is not known: sent again, it is the same payment. */
  token: string | null;
  /** Until its hold ends. */
  held: ReservationReceipt | null;
}

const NONE: CheckoutProgress = { tradeIn: null, payment: null, leadId: null, token: null, held: null };

const isReceipt = (data: unknown): data is ReservationReceipt =>
  isRecord(data) &&
  typeof data.reservation_id === 'string' &&
  typeof data.held_until === 'string' &&
  typeof data.receipt_number === 'string';

const isOwnCar = (data: unknown): data is OwnCar =>
  isRecord(data) && typeof data.vehicle === 'string' && typeof data.rego === 'string' && typeof data.kms === 'string';

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** The checkout of one car in session storage, so that a reload neither loses it nor pays twice. It holds no contact and no card. */
export function checkoutProgress(storage: PlatformStorage, kind: CheckoutFlow['kind'], carId: number) {
  const id = `${kind}:${carId}`;
  const stored = storage.session(`mf-forms/${id}`);
  return {
    id,
    read(): CheckoutProgress {
      const data = stored.read();
      if (!isRecord(data)) return NONE;
      return {
        tradeIn: data.tradeIn === 'none' || isOwnCar(data.tradeIn) ? data.tradeIn : null,
        payment: data.payment === 'cash' || data.payment === 'finance' ? data.payment : null,
        leadId: textOrNull(data.leadId),
        token: textOrNull(data.token),
        held: isReceipt(data.held) && Date.parse(data.held.held_until) > Date.now() ? data.held : null,
      };
    },
    clear: () => stored.clear(),
    write(change: Partial<CheckoutProgress>): void {
      stored.write({ ...this.read(), ...change });
    },
  };
}
