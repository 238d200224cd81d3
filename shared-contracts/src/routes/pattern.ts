type Params = Readonly<Record<string, string>>;

/** A pattern's grammar: words and `:names` between single slashes, nothing at the end. */
const PATTERN = /^\/(?:(?::\w+|[\w.~-]+)(?:\/(?::\w+|[\w.~-]+))*)?$/;

/** Whether this is a pattern: '/' or segments that are whole words or whole ':names'. */
export const isPattern = (text: string) => PATTERN.test(text);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Segments of a path or pattern; a slash at the end makes no difference (CO-138). */
const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/').slice(1);

const isParameter = (segment: string) => segment.startsWith(':');

/** Names of a pattern's parameters, in order. */
export const parametersOf = (pattern: string) =>
  segmentsOf(pattern)
    .filter(isParameter)
    .map((segment) => segment.slice(1));

/** The same for two patterns that fit the same paths. */
export const shapeOf = (pattern: string) =>
  `/${segmentsOf(pattern)
    .map((segment) => (isParameter(segment) ? ':' : segment.toLowerCase()))
    .join('/')}`;

/** The decoded parameters of a path that fits a pattern, else null; capitals make no difference. */
export function matchPattern(pattern: string, path: string): Params | null {
  const places = segmentsOf(pattern);
  const parts = segmentsOf(path).map(decoded);
  if (places.length !== parts.length) return null;
  const fits = places.every((place, at) => (isParameter(place) ? parts[at] !== '' : place.toLowerCase() === parts[at]?.toLowerCase()));
  if (!fits) return null;
  return Object.fromEntries(places.flatMap((place, at) => (isParameter(place) ? [[place.slice(1), parts[at] ?? '']] : [])));
}

/** The path of a pattern with its parameters filled in, URL-encoded. */
export const fillPattern = (pattern: string, params: Params) =>
  pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
