type State = Readonly<Record<string, unknown>>;

/** The slices that a render has changed; the browser's store starts with the others by itself. */
export function changedSlices(state: object, initial: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(state).filter(([name, slice]) => slice !== (initial as State)[name]));
}
