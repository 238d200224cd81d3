import type { Location } from '@forecourt/shared-contracts';

/** Number to call at a location, or null. */
export function phoneOf({ contact_detail: { phone, landline_phone } }: Location): string | null {
  return phone || landline_phone || null;
}

export interface Rating {
  average: number;
  count: number | undefined;
}

/** Rating of a location, or null without one. */
export function ratingOf({ average_rating, review_count, reviews }: Location): Rating | null {
  const average = average_rating ?? reviews?.average_rating ?? 0;
  return average > 0 ? { average, count: review_count ?? reviews?.count ?? undefined } : null;
}
