/** The average rating of a review set, which has it as a text; null if it is empty. */
export function averageRating(average: string): number | null {
  const rating = average.trim() === '' ? Number.NaN : Number(average);
  return Number.isFinite(rating) ? rating : null;
}

/** Whether a review is good enough to be displayed. */
export function isDisplayedRating(rating: number, { reviewMinRating }: { reviewMinRating: number }): boolean {
  return rating >= reviewMinRating;
}
