import type { Car, PlatformApi, PurchaseReceipt, ReservationReceipt } from '@forecourt/shared-contracts';
import type { CheckoutFlow } from './checkoutFlow';

interface Deposit {
  lead_id: string;
  payment_token: string;
}

/** Pays the deposit of a reservation or a purchase. */
export async function payDeposit(
  api: PlatformApi,
  kind: CheckoutFlow['kind'],
  { id, payment_processors: [processor = ''] }: Car,
  deposit: Deposit,
): Promise<ReservationReceipt> {
  const body = { car_id: id, ...deposit };
  if (kind === 'reservation') return api.post<ReservationReceipt>('/api/reservations', { ...body, processor });
  const { purchase_id: purchaseId, ...receipt } = await api.post<PurchaseReceipt>('/api/online-purchases', body);
  return { reservation_id: purchaseId, ...receipt };
}
