import type { PriceCharges } from '../rules/priceType';
import type { Switches } from '../switches/switches';
import type { Mistake } from './mistake';

/** 'All our prices', 'every advertised price', 'our prices', or 'prices' at the beginning: what is said of all of them. */
const ALL_PRICES = String.raw`(?:\b(?:all|every|each)(?: of)?(?: the| our| these)?(?: [a-z]+)? prices?|\bour(?: [a-z]+)? prices|^\W*(?:advertised |listed )?prices)`;
const ALL_CARS = String.raw`\b(?:all|every)(?: of)?(?: the| our| these)? (?:cars?|vehicles?) (?:are|is)(?: sold)?`;
const CHARGES = String.raw`(?:gov(?:ernmen)?t?\.? (?:charges|fees)|stamp duty|on[ -]?roads?(?: costs)?|orc)\b`;
/** Between a subject and what is said of it: 'on this site are always'. */
const LINK = String.raw`(?: on (?:this|our) (?:site|website))?(?: are| is|:)?(?: always| all)*`;
const DRIVE_AWAY = String.raw`(?:(?:drive|ride)[ -]?away|no more to pay)\b`;
const SOME_WORDS = String.raw`(?:[ ,]+[a-z-]+){0,5}?[ ,]+`;

const INCLUDED = new RegExp(
  String.raw`(?:${ALL_PRICES}${LINK}|${ALL_CARS}) ${DRIVE_AWAY}|${ALL_PRICES}${LINK} incl\w*\.?${SOME_WORDS}${CHARGES}`,
  'i',
);
const EXCLUDED = new RegExp(
  String.raw`${ALL_PRICES}${LINK} (?:excl\w*\.?(?: of)?|plus|before|(?:do(?:es)? not|don['’]t|doesn['’]t|never) incl\w*)(?:${SOME_WORDS}| )${CHARGES}`,
  'i',
);
/** A sentence with a condition promises nothing of all prices. */
const CONDITION = /\b(?:unless|most|some|whether|if|except|but|not all|not every)\b/i;

/** What a sentence promises of government charges in all prices of the site, or null. */
function claimOf(sentence: string): PriceCharges | null {
  if (CONDITION.test(sentence)) return null;
  if (EXCLUDED.test(sentence)) return 'excluded';
  return INCLUDED.test(sentence) ? 'included' : null;
}

const BLOCK = /<\/?(?:p|li|ul|ol|h[1-6]|div|br|td|th|tr|table|section|blockquote)\b[^>]*>/gi;

/** The sentences of a text or of HTML. */
const sentencesOf = (text: string) =>
  text
    .replaceAll(BLOCK, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll(/\b(govt|incl|excl)\./gi, '$1')
    .split(/(?<=[.!?])\s|\n/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');

/** Each text below a value, with its path. */
function* textsIn(value: unknown, path: readonly (string | number)[]): Generator<{ text: string; path: readonly (string | number)[] }> {
  if (typeof value === 'string') yield { text: value, path };
  else if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* textsIn(each, [...path, at]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) yield* textsIn(each, [...path, name]);
}

const MEANING = { included: 'include', excluded: 'exclude' } as const satisfies Record<PriceCharges, string>;

/** Texts of a document that promise of all prices what its switch `priceCharges` does not. */
export function priceClaims(document: { switches: Pick<Switches, 'priceCharges'> }): Mistake[] {
  const { priceCharges } = document.switches;
  const found: Mistake[] = [];
  for (const { text, path } of textsIn(document, [])) {
    for (const sentence of sentencesOf(text)) {
      const claim = claimOf(sentence);
      if (claim === null || claim === priceCharges) continue;
      const otherwise =
        priceCharges === 'perCar'
          ? 'switches.priceCharges leaves it to each car'
          : `by switches.priceCharges they ${MEANING[priceCharges]} them`;
      found.push({
        path: [...path],
        reason: `promises that all prices ${MEANING[claim]} government charges ('${sentence}'), but ${otherwise}: change the text or the switch`,
      });
    }
  }
  return found;
}
