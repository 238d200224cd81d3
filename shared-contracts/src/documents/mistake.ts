/** Something in a document that its author corrects. */
export interface Mistake {
  /** Keys and places in lists from the top of the document: ['locations', 0, 'slug']. */
  path: readonly (string | number)[];
  /** What is wrong, as the rest of a sentence that begins with the path: 'is not a phone number'. */
  reason: string;
}

const PART = /\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g;

/** 'locations[0].slug' and 'sections["shell.home"][1]' as keys and places. */
export const pathFrom = (text: string): (string | number)[] =>
  [...text.matchAll(PART)].map(([, quoted, place, key]) => (place === undefined ? (quoted ?? key ?? '') : Number(place)));

/** 'routes[0].pattern: reason' as a mistake; the reason has no full stop at its end. */
export function mistakeFrom(problem: string): Mistake {
  const end = problem.indexOf(': ');
  return { path: pathFrom(problem.slice(0, end)), reason: problem.slice(end + 2).replace(/\.$/, '') };
}

export type Document = Readonly<Record<string, unknown>>;

/** The objects of a list with their places; none where it is no list. */
export const objectsOf = (list: unknown): { at: number; item: Document }[] =>
  (Array.isArray(list) ? list : []).flatMap((item, at) =>
    typeof item === 'object' && item !== null && !Array.isArray(item) ? [{ at, item: item as Document }] : [],
  );

/** An object of the document; empty where it is none. */
export const objectIn = (value: unknown): Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Document) : {};
