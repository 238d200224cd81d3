import type { Location, SiteConfig } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';

/*
 * What the leads need of others, as interfaces: delivery, appointments and photos implement them, and import the leads.
 */

/**
 * The lead itself, or what is sent after it: that an offer was accepted, the rest of a form that was not completed when the lead was sent,
 * that the customer moved or cancelled the test drive, or an update.
 */
export type LeadPart = 'lead' | 'offer_accepted' | 'completed' | 'appointment_changed' | 'update';

export interface PlannedLead {
  id: string;
  category: string;
  dealership_slug: string | null;
}

/** A lead that its visitor gets an e-mail of. */
export interface ConfirmedLead {
  id: string;
  category: string;
  /** '' or null without one. */
  email: string | null | undefined;
}

/** Writes deliveries and their jobs in the caller's own transaction, so that a stored lead is never without them. */
export interface LeadDeliveries {
  /** To be awaited before the transaction begins. */
  prepare(): Promise<void>;
  /** `startAfter`: not before that instant. */
  plan(transaction: Queryable, tenant: string, lead: PlannedLead, options?: { part?: LeadPart; startAfter?: Date }): Promise<void>;
  /** Sends the visitor an e-mail about the lead, or about the change of its test drive, where the site confirms. */
  confirm(transaction: Queryable, tenant: string, lead: ConfirmedLead, part: 'confirmation' | 'appointment_changed'): Promise<void>;
  /** Delivers an update of the lead, and what the visitor gets of it where `isMailed`. */
  planUpdate(transaction: Queryable, tenant: string, lead: PlannedLead, update: { id: string; isMailed: boolean }): Promise<void>;
  /** Ids of the updates of a lead that have deliveries. */
  plannedUpdates(transaction: Queryable, tenant: string, leadId: string): Promise<Set<string>>;
  /**
   * Makes the deliveries of a lead that wait for a later instant due now. False where one may have been sent already: nothing is changed then.
   */
  hasten(transaction: Queryable, tenant: string, leadId: string): Promise<boolean>;
  /** Deletes what has not been delivered of a lead. */
  cancel(transaction: Queryable, tenant: string, leadId: string): Promise<void>;
}

/** Books the slot of a location in the lead's own transaction; rejects with validation_failed when it is booked already. */
export type BookAppointment = (transaction: Queryable, tenant: string, booking: NewBooking) => Promise<void>;

export interface NewBooking {
  locationId: number;
  /** ISO 8601. */
  start: string;
  leadId: string;
  /** Address of the visitor's private page of an appointment; null where no page is deployed. */
  linkOf(id: string): string | null;
}

/** Appointments of leads. */
export interface LeadAppointments {
  /** The start of a free slot, ISO 8601 with the offset of the location; rejects with validation_failed for any other instant. */
  startOf(site: SiteConfig, location: Location, start: string): Promise<string>;
  book: BookAppointment;
  /** Id of a lead's appointment, null where it has booked none. */
  idOf(tenant: string, leadId: string): Promise<string | null>;
  /** The newest appointment of each of these leads that has one, cancelled ones among them. */
  ofLeads(site: SiteConfig, leadIds: readonly string[]): Promise<ReadonlyMap<string, LeadAppointment>>;
}

/** The appointment of a lead as its visitor sees it. */
export interface LeadAppointment {
  /** The visitor's private link. */
  id: string;
  /** ISO 8601 with the offset of the location. */
  start: string;
  locationSlug: string;
  isCancelled: boolean;
}

/** Makes photos those of a lead; resolves with the ids of the ones that exist, in the given order. */
export type ClaimPhotos = (transaction: Queryable, tenant: string, leadId: string, ids: readonly string[]) => Promise<string[]>;

/** Deletes what another folder has of leads that are being de-identified, in their transaction. */
export type DeletePersonalData = (transaction: Queryable, leads: readonly { tenant: string; id: string }[]) => Promise<void>;
