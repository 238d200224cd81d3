import { ApiError, type Car, type PlatformApi, type PurchaseReceipt, type ReservationReceipt } from '@forecourt/shared-contracts';
import type { CheckoutFlow } from './checkoutFlow';

export type DepositOutcome =
  | { kind: 'held'; receipt: ReservationReceipt }
  /** The provider's words for the shopper. */
  | { kind: 'refused'; message: string }
  /** Somebody else was faster; nothing is charged. */
  | { kind: 'taken' }
  /** The car can not be reserved any more. */
  | { kind: 'unavailable' }
  /** The lead is gone: the details are entered again. */
  | { kind: 'unknown-lead' }
  | { kind: 'too-many' }
  /** Nobody knows whether the payment was made: the same one is sent again. */
  | { kind: 'unclear' };

interface Deposit {
  lead_id: string;
  payment_token: string;
}

async function purchase(api: PlatformApi, body: object): Promise<ReservationReceipt> {
  const { purchase_id: id, ...receipt } = await api.post<PurchaseReceipt>('/api/online-purchases', body);
  return { reservation_id: id, ...receipt };
}

const UNCONFIRMED = 'Your bank has not confirmed the payment. Please try again, or use another card.';

interface Checkout {
  api: PlatformApi;
  kind: CheckoutFlow['kind'];
  car: Car;
  /** Lets the shopper confirm the payment at the bank. */
  confirm(clientSecret: string): Promise<void>;
}

/** Pays the deposit of a reservation or a purchase, confirmed by the shopper where the bank asks for it; never rejects. */
export async function payDeposit(checkout: Checkout, deposit: Deposit, isConfirmed = false): Promise<DepositOutcome> {
  const { api, kind, car, confirm } = checkout;
  const body = { car_id: car.id, ...deposit };
  try {
    const receipt =
      kind === 'purchase'
        ? await purchase(api, body)
        : await api.post<ReservationReceipt>('/api/reservations', { ...body, processor: car.payment_processors[0] ?? '' });
    return { kind: 'held', receipt };
  } catch (error) {
    const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} as Readonly<Record<string, string>> };
    if (status === 402) {
      if (isConfirmed || fields.client_secret === undefined) return { kind: 'refused', message: UNCONFIRMED };
      const isRequested = await confirm(fields.client_secret).then(
        () => true,
        () => false,
      );
      return isRequested ? payDeposit(checkout, deposit, true) : { kind: 'unclear' };
    }
    if (status === 409) return { kind: 'taken' };
    if (status === 429) return { kind: 'too-many' };
    if (status === 404) return { kind: 'unavailable' };
    if (status !== 422) return { kind: 'unclear' };
    if (fields.payment_token !== undefined) return { kind: 'refused', message: fields.payment_token };
    return { kind: fields.lead_id === undefined ? 'unavailable' : 'unknown-lead' };
  }
}
