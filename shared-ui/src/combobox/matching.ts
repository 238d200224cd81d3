export interface ComboboxOption {
  value: string;
  label: string;
  /** Stands behind the label, for example a count. */
  hint?: string;
  isDisabled?: boolean;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '').toLowerCase();

/** Options that hold the query in their label, those that begin with it first; without a query all of them. */
export function matching(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const wanted = plain(query.trim());
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  const begins = ({ label }: ComboboxOption) => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
