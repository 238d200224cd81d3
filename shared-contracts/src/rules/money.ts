/** As Intl does it for en-AU; loading a browser's number formats takes 15 ms of every first view. */
const withCommas = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** A number with thousands commas: '1,234'. */
export function formatCount(count: number): string {
  return withCommas(String(Math.round(count)));
}

/** Whole AUD: '$45,120'. */
export function formatMoney(amount: number): string {
  const dollars = Math.round(amount);
  return dollars < 0 ? `-$${formatCount(-dollars)}` : `$${formatCount(dollars)}`;
}
