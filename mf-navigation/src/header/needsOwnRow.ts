/** Letters of a menu that fit between logo and phone number in the narrowest wide viewport. */
const LETTERS_BESIDE_LOGO = 66;
/** Padding of an entry, in letters. */
const ENTRY_PADDING = 5;

/** Whether a menu is too wide for a place beside the logo; then it has its own row, and the search box is beside the logo. */
export function needsOwnRow(entries: readonly { name: string }[]): boolean {
  return entries.reduce((letters, { name }) => letters + name.length + ENTRY_PADDING, 0) > LETTERS_BESIDE_LOGO;
}
