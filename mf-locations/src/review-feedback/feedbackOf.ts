import type { GmbProfile } from '@forecourt/shared-contracts';

/** Whom the page greets, and about which dealership. */
export interface ReviewFeedbackData {
  firstName: string;
  dealership: string;
  /** Where the dealership is reviewed; null without a profile. */
  reviewUrl: string | null;
}

/** Characters of a name of the address that are displayed at most. */
const MAX_CHARACTERS = 60;

function nameOf(query: URLSearchParams, parameter: string, otherwise: string): string {
  const name = [...(query.get(parameter) ?? '').trim()].slice(0, MAX_CHARACTERS).join('').trim();
  return name || otherwise;
}

/** What the address and the business profiles say; the dealership's profile has its name, else the first one serves. */
export function feedbackOf(query: URLSearchParams, profiles: readonly GmbProfile[]): ReviewFeedbackData {
  const dealership = nameOf(query, 'dealership_name', 'Our Dealership');
  const profile = profiles.find(({ name }) => name.trim().toLowerCase() === dealership.toLowerCase()) ?? profiles[0];
  return {
    firstName: nameOf(query, 'first_name', 'Valued Customer'),
    dealership,
    reviewUrl: profile && /^https?:/i.test(profile.review_url) ? profile.review_url : null,
  };
}
