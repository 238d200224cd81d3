import { parse } from 'csv-parse/sync';
import { didYouMean } from '../documents/suggestion';
import { sameAddress, type Redirect } from './redirect';
import { redirectTable } from './redirectTable';

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

function problemOf({ from, to }: Redirect): string | null {
  if (!isPath(sameAddress(from))) return `from must be a path of the former site, such as /used-cars, and it is "${from}"`;
  if (!isPath(to) && !isAddress(to)) return `to must be a path that begins with /, or a web address, and it is "${to}"`;
  return sameAddress(from) === sameAddress(to) && !isAddress(to) ? `${from} leads to itself` : null;
}

/** Redirects that lead in a circle, each with its line: an address that is followed leads to one where it was before. */
function loops(lines: ReadonlyMap<string, { redirect: Redirect; line: number }>): LineMistake[] {
  const { next } = redirectTable([...lines.values()].map(({ redirect }) => redirect));
  return [...lines.values()].flatMap(({ redirect, line }) => {
    const passed = [sameAddress(redirect.from)];
    for (let target: string | null = redirect.to; target?.startsWith('/'); target = next(target)) {
      const address = sameAddress(target);
      // One that leads to itself is at its end.
      if (address === passed.at(-1)) break;
      if (passed.includes(address)) return [{ line, reason: `${redirect.from} leads in a circle: ${[...passed, address].join(' → ')}` }];
      passed.push(address);
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

/** A web address of the site itself as its path. */
function withinSite(to: string, hosts: readonly string[]): string {
  if (!isAddress(to)) return to;
  const { host, pathname, search, hash } = new URL(to);
  return hosts.includes(host) ? `${pathname}${search}${hash}` : to;
}

/** Reads a table of redirects: CSV with the columns from and to. `hosts` are those of the site that they lead to. */
export function readRedirects(text: string, { hosts = [] }: { hosts?: readonly string[] } = {}): ReadRedirects {
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
    const redirect = { from: cell('from'), to: withinSite(cell('to'), hosts) };
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
