const MOST_STARS = 5;
const PARTIAL_FROM = 0.3;

/** A rating as stars: 0 to 5 full ones and perhaps a partial one (CO-103). */
export interface Stars {
  full: number;
  partial: boolean;
}

/** Stars of a rating from 0 to 5: its whole part, and a partial one for a decimal part over 0.30 (CO-103). */
export function starsOf(rating: number): Stars {
  const shown = Math.min(MOST_STARS, Math.max(0, rating || 0));
  const full = Math.floor(shown);
  return { full, partial: Math.round((shown - full) * 1e6) / 1e6 > PARTIAL_FROM };
}

/** The average that a review set carries as a text, or null where it says none (CO-021). */
export function averageRating(average: string): number | null {
  const rating = average.trim() === '' ? Number.NaN : Number(average);
  return Number.isFinite(rating) ? rating : null;
}

/** Whether a review is good enough to show (CO-104). */
export function isDisplayedRating(rating: number, { reviewMinRating }: { reviewMinRating: number }): boolean {
  return rating >= reviewMinRating;
}
