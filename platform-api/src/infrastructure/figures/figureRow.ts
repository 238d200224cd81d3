/** What is counted. Money is in cents. */
export const MEASURES = [
  'visits',
  'car_views',
  'searches',
  'searches_without_results',
  'phone_reveals',
  'enquiries',
  'test_drives',
  'reservations',
  'payments',
  'paid_cents',
  'deliveries_sent',
  'deliveries_failed',
] as const;
export type Measure = (typeof MEASURES)[number];

/** How often something happened on a day; '' and 0 where a part does not apply or is not known. */
export interface FigureRow {
  /** ISO date in the tenant's time zone. */
  day: string;
  measure: Measure;
  /** Where the visit came from. */
  source: string;
  campaign: string;
  carId: number;
  /** Slug of a location or dealership. */
  location: string;
  /** Category of a lead. */
  form: string;
  count: number;
}

/** Whole days of a tenant's clock, both included, ISO dates. */
export interface DayRange {
  from: string;
  to: string;
  timeZone: string;
}
