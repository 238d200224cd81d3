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
