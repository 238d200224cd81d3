import type { Car, LeadPayload, Location, SiteConfig } from '@forecourt/shared-contracts';

/** A lead as it leaves the house: the same for every channel, and the same on every try. */
export interface DeliveredLead {
  /** Known to the receiver from try to try, so that it can drop a repeat. */
  deliveryId: string;
  leadId: string;
  /** 'lead', or what was learnt later and is sent after it. */
  part: 'lead' | 'offer_accepted';
  at: Date;
  site: Pick<SiteConfig, 'slug' | 'name' | 'url' | 'phone' | 'email'>;
  /** The yard that the lead is for, where it names one. */
  location: Pick<Location, 'name' | 'slug' | 'contact_detail'> | null;
  dealership: { slug: string; name: string } | null;
  payload: LeadPayload & TradeIn & { appointment?: string | null };
  /** The car of the tenant's stock that the lead is about. */
  car: Car | null;
}

/** The customer's own car, as the valuation form learnt it (AP-044). */
export interface TradeIn {
  trade_in?: TradeInCar | null;
}
export interface TradeInCar {
  rego: string;
  regoState: string;
  year: number;
  make: string;
  model: string;
  badge: string | null;
  /** Kilometres. */
  kms: number | null;
  answers: readonly { question: string; answer: string }[];
  /** AUD; null where no estimate is given. */
  valuation: { id: number; low: number | null; high: number | null } | null;
}
