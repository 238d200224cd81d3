import { ApiError, type PlatformApi, type ReservationReceipt } from '@forecourt/shared-contracts';

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

export interface Deposit {
  car_id: number;
  lead_id: string;
  processor: string;
  payment_token: string;
}

/** Pays the deposit of a reservation; never rejects. */
export async function payDeposit(api: PlatformApi, deposit: Deposit): Promise<DepositOutcome> {
  try {
    return { kind: 'held', receipt: await api.post<ReservationReceipt>('/api/reservations', deposit) };
  } catch (error) {
    const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} as Readonly<Record<string, string>> };
    if (status === 409) return { kind: 'taken' };
    if (status === 429) return { kind: 'too-many' };
    if (status === 404) return { kind: 'unavailable' };
    if (status !== 422) return { kind: 'unclear' };
    if (fields.payment_token !== undefined) return { kind: 'refused', message: fields.payment_token };
    return { kind: fields.lead_id === undefined ? 'unavailable' : 'unknown-lead' };
  }
}
