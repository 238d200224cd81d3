const NUMBERS = 5;

/** Up to five numbers around the current page. Pages count from 1. */
export function pageNumbers(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(NUMBERS / 2), pages - NUMBERS + 1));
  return Array.from({ length: Math.min(NUMBERS, pages) }, (_each, index) => first + index);
}
