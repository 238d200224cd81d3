/** Letters of a menu that fit between logo and phone number in the narrowest wide window. */
const LETTERS_BESIDE_LOGO = 66;
/** Room around an entry, in letters. */
const ENTRY_PADDING = 5;

/** Whether a menu is too wide to stand beside the logo; then it has a row, and the search box takes its place. */
export function needsOwnRow(entries: readonly { name: string }[]): boolean {
  return entries.reduce((letters, { name }) => letters + name.length + ENTRY_PADDING, 0) > LETTERS_BESIDE_LOGO;
}
