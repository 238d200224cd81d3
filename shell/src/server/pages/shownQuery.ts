/** A query in the part that a page shows and the rest, each with its '?' or empty. */
export interface ShownQuery {
  shown: string;
  dropped: string;
}

const nameOf = (parameter: string) => new URLSearchParams(parameter).keys().next().value ?? '';
const queryOf = (parameters: readonly string[]) => (parameters.length > 0 ? `?${parameters.join('&')}` : '');

/** Divides a query by the names of the parameters that a page shows; null: it may show any. */
export function shownQuery(search: string, names: readonly string[] | null): ShownQuery {
  if (names === null || search === '') return { shown: search, dropped: '' };
  const parameters = search.slice(1).split('&');
  const isShown = (parameter: string) => names.includes(nameOf(parameter));
  const shown = parameters.filter(isShown);
  if (shown.length === parameters.length) return { shown: search, dropped: '' };
  return { shown: queryOf(shown), dropped: queryOf(parameters.filter((each) => !isShown(each))) };
}

/** An address with parameters that its page did not get, such as those of a campaign; an address of another site stays as it is. */
export function withDropped(address: string, dropped: string): string {
  if (dropped === '' || !/^\/(?!\/)/.test(address)) return address;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return `${path}${query === '' ? dropped : `${query}&${dropped.slice(1)}`}${hash}`;
}
