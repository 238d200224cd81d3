/** Pages worth a link around the current one: first, last, two neighbours; null is a gap. Pages count from 1. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_each, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1 || (pages <= 7 && each <= 7),
  );
  return shown.flatMap((each, index) => {
    const before = shown[index - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 1 ? [null, each] : [each];
  });
}
