export interface ComboboxOption {
  value: string;
  label: string;
  /** Text after the label, for example a count. */
  hint?: string;
  isDisabled?: boolean;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Options whose label contains the query, those that start with it first; without a query all of them. */
export function matching(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const wanted = plain(query.trim());
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  const startsWithQuery = ({ label }: ComboboxOption) => plain(label).startsWith(wanted);
  return [...found.filter(startsWithQuery), ...found.filter((option) => !startsWithQuery(option))];
}
