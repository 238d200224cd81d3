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

/** The lead itself, or what is sent after it: that an offer was accepted, or the rest of a form that was not completed when the lead was sent. */
export type LeadPart = 'lead' | 'offer_accepted' | 'completed';

/** What an ADF document reports of one lead. */
export interface AdfLead {
  deliveryId: string;
  leadId: string;
  part: LeadPart;
  at: Date;
  site: Pick<SiteConfig, 'slug' | 'name' | 'url' | 'phone' | 'email'>;
  location: Pick<Location, 'name' | 'contact_detail'> | null;
  dealership: { slug: string; name: string } | null;
  payload: LeadPayload & { appointment?: string | null; trade_in?: AdfTradeIn | null };
  /** The car of the tenant's stock that the lead is about. */
  car: Car | null;
}

/** Said of a lead whose visitor left before the last step of the form. */
export const UNFINISHED_TEXT = 'The customer has not completed the form.';
