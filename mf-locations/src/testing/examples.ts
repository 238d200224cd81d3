import type { RemoteExamples } from '@forecourt/shared-contracts/contract-kit';
import { aGmbProfile, aReview, aReviewSet, aSpecialHours } from '@forecourt/shared-contracts/testing';

/** First location of each tenant document. */
const LOCATION_IDS = [10101, 10201, 10301, 10401];

/** Special hours of the day of the contract kit's clock, and of a later one. */
const specialHours = LOCATION_IDS.flatMap((location_id) => [
  aSpecialHours({ location_id, date: '2026-03-02', status: 'Open', hours: { begin: '10:00', end: '15:00' } }),
  aSpecialHours({ location_id, date: '2026-04-03' }),
]);

const RESPONSES: Readonly<Record<string, unknown>> = {
  '/api/special-hours': specialHours,
  '/api/reviews': aReviewSet({ reviews: [aReview({ reply_text: 'Thank you.' })] }),
  '/api/gmb-profiles': [aGmbProfile()],
};

/** What the contract kit needs to know of this remote. */
export const examples: RemoteExamples = {
  // Where the visitor can review the dealer.
  subjects: { 'review-feedback': /^\/api\/gmb-profiles$/ },
  respond: (path) => RESPONSES[path],
};
