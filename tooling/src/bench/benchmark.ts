/** One line of a result: what was measured, and figures with their unit in the name. */
export type BenchRow = Readonly<Record<string, string | number>>;

/** One benchmark of the product; its rows are all of one run, so that they can be compared with each other. */
export interface Benchmark {
  name: string;
  /** Name that stands for several benchmarks on the command line. */
  group?: string;
  summary: string;
  run(report: (step: string) => void): Promise<BenchRow[]>;
}

/** The value below which so large a share of the times lies; milliseconds in, two digits out. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

export const rounded = (value: number) => Number(value.toFixed(value < 10 ? 2 : value < 1000 ? 1 : 0));

/** Rows as a table of text, numbers to the right. */
export function benchTable(rows: readonly BenchRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_name, place) => Math.max(...cells.map((line) => (line[place] as string).length)));
  const isNumber = columns.map((column) => rows.every((row) => typeof (row[column] ?? 0) === 'number'));
  const line = (texts: readonly string[]) =>
    texts
      .map((text, place) => (isNumber[place] ? text.padStart(widths[place] as number) : text.padEnd(widths[place] as number)))
      .join('  ')
      .trimEnd();
  return cells.map(line).join('\n');
}
