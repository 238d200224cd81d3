type Params = Readonly<Record<string, string>>;

/** A pattern's grammar: words and `:names` between single slashes, nothing at the end. */
const PATTERN = /^\/(?:(?::\w+|[\w.~-]+)(?:\/(?::\w+|[\w.~-]+))*)?$/;

/** Whether this is a pattern: '/' or segments that are whole words or whole ':names'. */
export const isPattern = (text: string) => PATTERN.test(text);

/** First path segments that the servers handle. */
const RESERVED = [
  '_shell',
  '_remotes',
  '_forecourt',
  'api',
  '1',
  'images',
  'dev',
  'metrics',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
];

/** Whether the servers handle the addresses of a pattern, so that no page can have them. */
export const isReserved = (pattern: string) => RESERVED.includes(pattern.split('/')[1]?.toLowerCase() ?? '');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Segments of a path or pattern; a slash at the end makes no difference. */
const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/').slice(1);

const isParameter = (segment: string) => segment.startsWith(':');

/** Names of a pattern's parameters, in order. */
export const parametersOf = (pattern: string) =>
  segmentsOf(pattern)
    .filter(isParameter)
    .map((segment) => segment.slice(1));

/** A pattern taken apart, to be held against many paths. */
export interface CompiledPattern {
  places: readonly { name: string | null; word: string }[];
}

export const compilePattern = (pattern: string): CompiledPattern => ({
  places: segmentsOf(pattern).map((segment) => ({ name: isParameter(segment) ? segment.slice(1) : null, word: segment.toLowerCase() })),
});

/** A key that is equal for two patterns that match the same paths. */
export const shapeOf = (pattern: string) =>
  `/${pattern
    .slice(1)
    .replaceAll(/:[^/]*/g, ':')
    .toLowerCase()}`;

/**
 * Orders patterns: segments are compared from the left, and a fixed one comes before a parameter. Of two patterns that fit one path the
 * first is the more specific.
 */
export function compareSpecificity(one: string, other: string): number {
  const kindsOf = (pattern: string) =>
    segmentsOf(pattern)
      .map((segment) => (isParameter(segment) ? '1' : '0'))
      .join('');
  const [first, second] = [kindsOf(one), kindsOf(other)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** Returns a function that matches the path against a pattern: its decoded parameters, or null. Case-insensitive. */
export function patternMatcher(path: string): (pattern: CompiledPattern) => Params | null {
  const parts = segmentsOf(path).map(decoded);
  // No address has control characters.
  if (parts.some((part) => /\p{Cc}/u.test(part))) return () => null;
  const lower = parts.map((part) => part.toLowerCase());
  return ({ places }) => {
    if (places.length !== parts.length) return null;
    const fits = places.every(({ name, word }, at) => (name === null ? word === lower[at] : parts[at] !== ''));
    if (!fits) return null;
    return Object.fromEntries(places.flatMap(({ name }, at) => (name === null ? [] : [[name, parts[at] ?? '']])));
  };
}

/** The path of a pattern with its parameters filled in, URL-encoded. */
export const fillPattern = (pattern: string, params: Readonly<Record<string, string | number | null | undefined>>) =>
  pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
