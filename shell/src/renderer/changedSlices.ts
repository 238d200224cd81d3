type State = Readonly<Record<string, unknown>>;

/** The slices that a render has changed: all that the browser's store does not start with by itself (PL-006). */
export function changedSlices(state: object, initial: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(state).filter(([name, slice]) => slice !== (initial as State)[name]));
}
