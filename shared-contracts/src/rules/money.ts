const whole = new Intl.NumberFormat('en-AU');
const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number with thousands commas: '1,234' (CO-061). */
export function formatCount(count: number): string {
  return whole.format(Math.round(count) + 0);
}

/** Whole AUD: '$45,120' (CO-061). */
export function formatMoney(amount: number): string {
  const dollars = Math.round(amount);
  return dollars < 0 ? `-$${whole.format(-dollars)}` : `$${whole.format(dollars + 0)}`;
}

/** AUD that keeps its cents, where there are any: '$912.25', '$395'. For the finance fee list only (CO-061, FI-050). */
export function formatFee(amount: number): string {
  return Number.isInteger(amount) ? formatMoney(amount) : `$${cents.format(amount)}`;
}
