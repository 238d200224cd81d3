import { isRecord, type PlatformStorage, type ReservationReceipt } from '@forecourt/shared-contracts';

/** How far the checkout of a car is in this tab. */
export interface CheckoutProgress {
  /** Of the lead that the first step makes; null before it. */
  leadId: string | null;
  /** Token of a payment whose outcome is not known: sent again, it is the same payment. */
  token: string | null;
  /** Until its hold ends. */
  held: ReservationReceipt | null;
}

const NONE: CheckoutProgress = { leadId: null, token: null, held: null };

const isReceipt = (data: unknown): data is ReservationReceipt =>
  isRecord(data) &&
  typeof data.reservation_id === 'string' &&
  typeof data.held_until === 'string' &&
  typeof data.receipt_number === 'string';

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** The checkout of one car in session storage, so that a reload neither loses it nor pays twice. It holds no contact and no card. */
export function checkoutProgress(storage: PlatformStorage, carId: number) {
  const stored = storage.session(`mf-forms/checkout:${carId}`);
  return {
    id: `checkout:${carId}`,
    read(): CheckoutProgress {
      const data = stored.read();
      if (!isRecord(data)) return NONE;
      return {
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
export type CheckoutStore = ReturnType<typeof checkoutProgress>;
