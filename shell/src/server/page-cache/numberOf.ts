const numbers = new WeakMap<object, number>();
let next = 1;

/** A number of an object: another one for the document, or the content, that takes its place; 0 of none. */
export function numberOf(object: object | null): number {
  if (object === null) return 0;
  const known = numbers.get(object);
  if (known !== undefined) return known;
  numbers.set(object, next);
  next += 1;
  return next - 1;
}
