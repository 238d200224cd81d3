/** The usual price types with their spellings in feeds. */
export const PRICE_TYPES = [
  { name: 'Drive Away', words: /\b(?:dap|drive[ -]?away(?: price)?)\b/i },
  { name: 'Excl. Govt. Charges', words: /\b(?:egc|excl?(?:uding|\.)? (?:govt?\.?|government) charges)\b/i },
] as const;

/** The usual price type that a text is, or null. */
export const usualPriceType = (text: string): (typeof PRICE_TYPES)[number]['name'] | null =>
  text.trim() === '' ? null : (PRICE_TYPES.find(({ words }) => text.replace(words, '').trim() === '')?.name ?? null);

const CHARGES = String.raw`(?:gov(?:ernmen)?t?\.?\s*(?:charges|fees)|stamp\s*duty|on[\s-]?roads?(?:\s*costs)?|orc|statutory\s*charges|registration)`;
const EXCLUDED = new RegExp(
  String.raw`\begc\b|(?:\bex(?:cl\w*)?\.?|\bexclusive of|\bbefore|\bplus|\+|\bnot incl\w*\.?)\s*(?:all\s+|any\s+)?${CHARGES}|${CHARGES}\s*(?:not incl|excl|extra)`,
  'i',
);
const INCLUDED = new RegExp(
  String.raw`\b(?:drive|ride)[\s-]?away\b|\bdap\b|\bno more to pay\b|\bincl\w*\.?\s+(?:of\s+)?(?:all\s+)?${CHARGES}`,
  'i',
);
const DOUBT = /\b(?:not|excl\w*|ex)\b/i;

/** Whether a price includes what the state charges for the sale of a car. */
export type PriceCharges = 'included' | 'excluded';

/** What a price type says of government charges; null where it does not, or says both. */
export function chargesOf(priceType: string | null): PriceCharges | null {
  const text = priceType ?? '';
  const [isIncluded, isExcluded] = [INCLUDED.test(text), EXCLUDED.test(text)];
  if (isIncluded === isExcluded) return null;
  if (isExcluded) return 'excluded';
  return DOUBT.test(text) ? null : 'included';
}
