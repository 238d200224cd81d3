import type { Location } from '@forecourt/shared-contracts';
import type { FailedDelivery } from './deliveryRepository';
import type { AdfLead, AdfTradeIn } from './adf/adfLead';

/** The customer's own car, as the valuation form learnt it. */
export interface TradeIn extends AdfTradeIn {
  /** AUD; null where no estimate is given. */
  valuation: (AdfTradeIn['valuation'] & { id: number }) | null;
}

/** A lead as every channel sends it, the same on every attempt: `deliveryId` lets the receiver drop a repeat. */
export interface DeliveredLead extends AdfLead {
  location: (NonNullable<AdfLead['location']> & Pick<Location, 'slug'>) | null;
  /** The delivery of which this one is the fallback; null for any other. */
  fallback: FailedDelivery | null;
  payload: AdfLead['payload'] & { trade_in?: TradeIn | null };
}
