import type { Switches } from '@forecourt/shared-contracts';

/** Letters of a menu that fit between logo and phone number in the narrowest wide viewport. */
const LETTERS_BESIDE_LOGO = 66;
/** Padding of an entry, in letters. */
const ENTRY_PADDING = 5;
/** Width of the link to the customer area with its count, in letters. */
const GARAGE_LETTERS = 17;
/** Width of the icon of the watchlist, in letters. */
const WATCHLIST_LETTERS = 6;

/**
 * Whether a menu is too wide for a place beside the logo and the visitor's links; then it has its own row, and the search box is beside the
 * logo.
 */
export function needsOwnRow(
  entries: readonly { name: string }[],
  { garageEnabled, watchlistEnabled }: Pick<Switches, 'garageEnabled' | 'watchlistEnabled'>,
): boolean {
  const links = (garageEnabled ? GARAGE_LETTERS : 0) + (watchlistEnabled ? WATCHLIST_LETTERS : 0);
  return entries.reduce((letters, { name }) => letters + name.length + ENTRY_PADDING, links) > LETTERS_BESIDE_LOGO;
}
