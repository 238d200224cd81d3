/** A copy with at least `size` places; growth doubles, so that appending stays cheap. */
export function grown<List extends Uint32Array | Float64Array>(list: List, size: number, fill = 0): List {
  if (size <= list.length) return list;
  const longer = new (list.constructor as new (length: number) => List)(Math.max(size, list.length * 2, 1024));
  longer.set(list);
  if (fill !== 0) longer.fill(fill, list.length);
  return longer;
}
