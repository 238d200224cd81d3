import { dateOf, shortDate, type Location, type Review, type ReviewSet } from '@forecourt/shared-contracts';
import type { LocatedReview } from './contentDocuments';
import { timeAgo } from './timeAgo';

/** A review with its dates in words, unless it has its own (LO-056). */
function inWords({ location_id: _location, ...review }: LocatedReview, today: string): Review {
  const date = dateOf(review.review_date);
  const replyDate = dateOf(review.reply_date);
  return {
    ...review,
    created_at_time_ago_in_words: review.created_at_time_ago_in_words ?? (date && timeAgo(date, today)),
    review_date_in_words: review.review_date_in_words ?? (date && shortDate(date)),
    reply_date_in_words: review.reply_date_in_words ?? (replyDate && shortDate(replyDate)),
  };
}

/** Count and average of all ratings of the locations, which may be more than the stored reviews. */
function figuresOf(reviews: readonly Review[], locations: readonly Location[]): Pick<ReviewSet, 'count' | 'average_rating'> {
  const rated = locations.flatMap(({ reviews: known }) =>
    known?.count && known.average_rating !== null ? [{ count: known.count, rating: known.average_rating }] : [],
  );
  const ratings = rated.length > 0 ? rated : reviews.map(({ rating }) => ({ count: 1, rating }));
  const count = ratings.reduce((sum, each) => sum + each.count, 0);
  const stars = ratings.reduce((sum, each) => sum + each.count * each.rating, 0);
  return { count, average_rating: count === 0 ? '' : (stars / count).toFixed(1) };
}

/** The review set of the given locations (AP-015, CO-021), newest review first; `today` is an ISO date. */
export function reviewSetOf(reviews: readonly LocatedReview[], locations: readonly Location[], today: string): ReviewSet {
  const selected = reviews
    .filter(({ location_id: id }) => locations.some((location) => location.id === id))
    .toSorted((one, other) => (other.review_date ?? '').localeCompare(one.review_date ?? ''))
    .map((review) => inWords(review, today));
  return { reviews: selected, ...figuresOf(selected, locations) };
}
