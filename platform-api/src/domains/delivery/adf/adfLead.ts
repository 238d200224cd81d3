import type { Car, LeadPayload, Location, SiteConfig } from '@forecourt/shared-contracts';

/** The customer's own car. */
export interface AdfTradeIn {
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
  valuation: { low: number | null; high: number | null } | null;
}

/** What an ADF document reports of one lead. */
export interface AdfLead {
  deliveryId: string;
  leadId: string;
  /** 'lead', or what was learnt later and is sent after it. */
  part: 'lead' | 'offer_accepted';
  at: Date;
  site: Pick<SiteConfig, 'slug' | 'name' | 'url' | 'phone' | 'email'>;
  location: Pick<Location, 'name' | 'contact_detail'> | null;
  dealership: { slug: string; name: string } | null;
  payload: LeadPayload & { appointment?: string | null; trade_in?: AdfTradeIn | null };
  /** The car of the tenant's stock that the lead is about. */
  car: Car | null;
}
