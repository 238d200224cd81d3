import type { Car } from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'finance.application': { car_id?: number };
    'finance.enquiry': { car_id?: number };
    'finance.apply': { car_id?: number };
    'finance.information': object;
    'finance.personalised': { car_id?: number };
  }

  interface SlotMap {
    /** compact: one line on a card. */
    'finance-summary': { 1: { car: Car; compact?: boolean } };
    /** What the asterisks of the payments in a list refer to; once below each list of cards. */
    'finance-note': { 1: object };
    /** Nothing on sites without quotes. hasNoteElsewhere: as that of the calculator. */
    'finance-quote': { 1: { car: Car; hasNoteElsewhere?: boolean } };
    /** hasNoteElsewhere: the page has basis and warning of the comparison rate in sight, at #financeDisclaimer. */
    'finance-calculator': { 1: { car?: Car; hasNoteElsewhere?: boolean } };
    'finance-disclaimer': { 1: { car: Car } };
    /** Lenders' estimates of the account of who is signed in. */
    'saved-quotes': { 1: object };
    /** The finance enquiry; budget: the first value of its field, AUD. */
    'finance-form': { 1: { car?: Car; budget?: number; locationSlug?: string } };
  }
}
