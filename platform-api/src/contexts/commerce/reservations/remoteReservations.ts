import { callOperatorApi, findOperatorApi } from '../../../infrastructure/data-folder/operatorApi';
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
  const call = <Name extends keyof ReservationCalls>(name: Name, parameters: object = {}) =>
    callOperatorApi<ReservationCalls[Name]>(api, OPERATOR_RESERVATIONS_PATH, { call: name, ...parameters });
  return {
    list: (tenant) => call('list', tenant === undefined ? {} : { tenant }),
    cancel: (receipt) => call('cancel', { receipt }),
    reconcile: () => call('reconcile'),
  };
}
