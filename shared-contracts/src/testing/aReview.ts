import type { GmbProfile, Review, ReviewSet } from '../entities/review';

/** A five-star review without a reply, for tests. */
export function aReview(over: Partial<Review> = {}): Review {
  return {
    id: 701,
    customer_name: 'Ash',
    text: 'Friendly and quick.',
    rating: 5,
    created_at_time_ago_in_words: '2 months ago',
    review_date: '2026-01-05',
    review_date_in_words: '5 January 2026',
    reply_text: null,
    reply_date: null,
    reply_date_in_words: null,
    image: { url: null, thumb: { url: null } },
    ...over,
  };
}

/** One review with its figures, for tests. */
export function aReviewSet(over: Partial<ReviewSet> = {}): ReviewSet {
  return { reviews: [aReview()], count: 1, average_rating: '5.0', ...over };
}

/** A Google business profile, for tests. */
export function aGmbProfile(over: Partial<GmbProfile> = {}): GmbProfile {
  return { name: 'Harbour Motors Perth', review_url: 'https://reviews.example/harbour-motors', ...over };
}
