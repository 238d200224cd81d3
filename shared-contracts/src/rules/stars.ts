const MOST_STARS = 5;
const PARTIAL_FROM = 0.3;

/** A rating as stars: 0 to 5 full ones and perhaps a partial one. */
export interface Stars {
  full: number;
  partial: boolean;
}

/** Stars of a rating from 0 to 5: its whole part, and a partial one for a decimal part over 0.30. */
export function starsOf(rating: number): Stars {
  const limited = Math.min(MOST_STARS, Math.max(0, rating || 0));
  const full = Math.floor(limited);
  return { full, partial: Math.round((limited - full) * 1e6) / 1e6 > PARTIAL_FROM };
}

/** The average rating of a review set, which has it as a text; null if it is empty. */
export function averageRating(average: string): number | null {
  const rating = average.trim() === '' ? Number.NaN : Number(average);
  return Number.isFinite(rating) ? rating : null;
}

/** Whether a review is good enough to be displayed. */
export function isDisplayedRating(rating: number, { reviewMinRating }: { reviewMinRating: number }): boolean {
  return rating >= reviewMinRating;
}
