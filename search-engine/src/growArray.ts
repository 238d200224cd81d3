/** A copy with at least `size` elements, grown by half: appending takes constant time on average, and little memory is unused. */
export function growArray<List extends Uint32Array | Float64Array>(list: List, size: number, fill = 0): List {
  if (size <= list.length) return list;
  const longer = new (list.constructor as new (length: number) => List)(Math.max(size, Math.ceil(list.length * 1.5), 1024));
  longer.set(list);
  if (fill !== 0) longer.fill(fill, list.length);
  return longer;
}
