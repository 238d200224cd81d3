/** A copy with at least `size` places, and half as many again, so that appending stays cheap and little stands empty. */
export function grown<List extends Uint32Array | Float64Array>(list: List, size: number, fill = 0): List {
  if (size <= list.length) return list;
  const longer = new (list.constructor as new (length: number) => List)(Math.max(size, Math.ceil(list.length * 1.5), 1024));
  longer.set(list);
  if (fill !== 0) longer.fill(fill, list.length);
  return longer;
}
