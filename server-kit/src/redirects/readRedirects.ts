import { parse } from 'csv-parse/sync';
import { didYouMean } from '../documents/suggestion';

/** An old address and where it leads. */
export interface Redirect {
  /** A path as the former site had it, with a query where that decided; '/*' at its end stands for whatever follows. */
  from: string;
  /** A path of the site, or a web address. */
  to: string;
}

/** What is wrong on a line of a table. */
export interface LineMistake {
  line: number;
  reason: string;
}

/** The redirects of a table that can be used, and what is wrong with the others. */
export interface ReadRedirects {
  redirects: Redirect[];
  mistakes: LineMistake[];
}

const COLUMNS = ['from', 'to'];
/** More than a former site has addresses. */
const MOST = 100_000;

const isPath = (text: string) => /^\/(?!\/)\S*$/.test(text);
const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** An address without what makes no difference: letters of another case, a slash at the end, the former site's own host. */
export function sameAddress(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]+/i, '') || '/';
  const [before = '/', ...query] = path.replace(/#.*$/, '').split('?');
  const bare = before.length > 1 ? before.replace(/\/+$/, '') : before;
  return `${bare.toLowerCase() || '/'}${query.length > 0 ? `?${query.join('?')}` : ''}`;
}

function problemOf({ from, to }: Redirect): string | null {
  if (!isPath(sameAddress(from))) return `from must be a path of the former site, such as /used-cars, and it is "${from}"`;
  if (!isPath(to) && !isAddress(to)) return `to must be a path that begins with /, or a web address, and it is "${to}"`;
  return sameAddress(from) === sameAddress(to) && !isAddress(to) ? `${from} leads to itself` : null;
}

/** Redirects that lead in a circle, each with its line. */
function loops(lines: ReadonlyMap<string, { redirect: Redirect; line: number }>): LineMistake[] {
  return [...lines.values()].flatMap(({ redirect, line }) => {
    const passed = new Set([sameAddress(redirect.from)]);
    for (
      let next = sameAddress(redirect.to);
      lines.has(next) && isPath(redirect.to);
      next = sameAddress(lines.get(next)?.redirect.to ?? '')
    ) {
      if (passed.has(next)) return [{ line, reason: `${redirect.from} leads in a circle: ${[...passed, next].join(' → ')}` }];
      passed.add(next);
    }
    return [];
  });
}

/** The columns of a table; a sentence where they are not there. */
function headerProblem(header: readonly string[]): string | null {
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length === 0) return null;
  const [first = ''] = missing;
  return `The first line must name the columns from and to; ${missing.join(' and ')} is missing${didYouMean(first, [...header])}`;
}

/** Reads a table of redirects: CSV with the columns from and to. */
export function readRedirects(text: string): ReadRedirects {
  let rows: { info: { lines: number }; record: string[] }[];
  try {
    rows = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true, info: true }) as unknown as typeof rows;
  } catch (error) {
    const { lines = 1, message } = error as { lines?: number; message: string };
    return { redirects: [], mistakes: [{ line: lines, reason: `cannot be read: ${message}` }] };
  }
  const [head, ...body] = rows;
  const header = (head?.record ?? []).map((column) => column.toLowerCase());
  const problem = headerProblem(header);
  if (problem !== null) return { redirects: [], mistakes: [{ line: 1, reason: problem }] };
  if (body.length > MOST) return { redirects: [], mistakes: [{ line: MOST + 2, reason: `A table has at most ${MOST} redirects` }] };

  const lines = new Map<string, { redirect: Redirect; line: number }>();
  const mistakes: LineMistake[] = [];
  for (const { info, record } of body) {
    const line = info.lines;
    const cell = (column: string) => record[header.indexOf(column)] ?? '';
    const redirect = { from: cell('from'), to: cell('to') };
    const reason = problemOf(redirect);
    const earlier = lines.get(sameAddress(redirect.from));
    if (reason !== null) mistakes.push({ line, reason });
    else if (earlier) mistakes.push({ line, reason: `${redirect.from} is on line ${earlier.line} already` });
    else lines.set(sameAddress(redirect.from), { redirect, line });
  }
  const circles = loops(lines);
  const circled = new Set(circles.map(({ line }) => line));
  return {
    redirects: [...lines.values()].flatMap(({ redirect, line }) => (circled.has(line) ? [] : [redirect])),
    mistakes: [...mistakes, ...circles].toSorted((one, other) => one.line - other.line),
  };
}
