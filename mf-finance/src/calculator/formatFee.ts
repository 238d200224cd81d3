import { formatMoney } from '@forecourt/shared-contracts';

/** AUD with cents, if there are any: '$912.25', '$395'. */
export function formatFee(amount: number): string {
  if (Number.isInteger(amount)) return formatMoney(amount);
  const [dollars, cents] = amount.toFixed(2).split('.');
  return `${formatMoney(Number(dollars))}.${cents}`;
}
