import { StartError } from '@forecourt/server-kit';
import { findOperatorApi } from '../../infrastructure/operator/operatorApi';
import { OPERATOR_RESERVATIONS_PATH, type ReservationCalls } from './reservationOperatorRoutes';

/** The operator's work on reservations. */
export interface RemoteReservations {
  /** Newest first. */
  list(tenant?: string): Promise<ReservationCalls['list']>;
  /** Ends the hold of a receipt and returns its deposit. */
  cancel(receipt: string): Promise<ReservationCalls['cancel']>;
  /** Settles payments without outcome, and due refunds. */
  reconcile(): Promise<ReservationCalls['reconcile']>;
}

/** The reservations of the site that has a data folder open, as the payment provider belongs to it; null when none runs. */
export async function findRemoteReservations(folder: string): Promise<RemoteReservations | null> {
  const api = await findOperatorApi(folder);
  if (api === null) return null;
  async function call<Name extends keyof ReservationCalls>(name: Name, parameters: object = {}): Promise<ReservationCalls[Name]> {
    const response = await fetch(`${api?.address}${OPERATOR_RESERVATIONS_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${api?.adminToken}` },
      body: JSON.stringify({ call: name, ...parameters }),
    });
    if (!response.ok)
      throw new StartError(`The running site at ${api?.address} responded with ${response.status}: restart it and try again.`);
    return ((await response.json()) as { result: ReservationCalls[Name] }).result;
  }
  return {
    list: (tenant) => call('list', tenant === undefined ? {} : { tenant }),
    cancel: (receipt) => call('cancel', { receipt }),
    reconcile: () => call('reconcile'),
  };
}
