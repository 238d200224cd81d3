import type { LoaderContext, Review, ReviewSet } from '@forecourt/shared-contracts';
import { averageRating, isDisplayedRating } from './ratings';

/** The reviews that a site displays, with the figures of all of them. */
export interface DisplayedReviews {
  reviews: Review[];
  /** Of all reviews, displayed or not. */
  count: number;
  /** Of all reviews; null where it is unknown. */
  average: number | null;
  /** The lowest rating that is displayed, where that leaves any review out. */
  lowestRating: number | null;
}

/**
 * Reviews of one location, or of the whole site: those of `reviewMinRating` stars and more, `reviewLimit` of them at most. null without any,
 * with `reviewsEnabled` off and where the request fails.
 */
export async function loadReviews(
  locationId: number | undefined,
  { api, site, signal }: Pick<LoaderContext, 'api' | 'site' | 'signal'>,
): Promise<DisplayedReviews | null> {
  const { reviewsEnabled, reviewMinRating, reviewLimit } = site.switches;
  if (!reviewsEnabled) return null;
  const address = locationId === undefined ? '/api/reviews' : `/api/reviews?location_id=${locationId}`;
  const set = await api.get<ReviewSet>(address, { signal }).catch(() => null);
  const good = set?.reviews.filter(({ rating }) => isDisplayedRating(rating, { reviewMinRating })) ?? [];
  if (!set || good.length === 0) return null;
  return {
    reviews: good.slice(0, reviewLimit),
    count: set.count,
    average: averageRating(set.average_rating),
    lowestRating: good.length < set.reviews.length ? reviewMinRating : null,
  };
}
