import { readFile } from 'node:fs/promises';
import { randomInt } from 'node:crypto';

/** A spin-to-win promotion of one site; it stays on the server, so that nobody can read the odds or pick a prize (AP-063). */
export interface SpinPromotion {
  /** One spin per person and promotion (NA-055). */
  id: string;
  /** `weight` is a whole number: how often the prize comes among the sum of all weights. */
  prizes: readonly { name: string; weight: number }[];
}

/** Promotions by tenant slug. */
export type SpinPromotions = ReadonlyMap<string, SpinPromotion>;

const HIGHEST_WEIGHT = 1_000_000;

function problemOf(promotion: Partial<SpinPromotion> | null): string | null {
  if (typeof promotion?.id !== 'string' || promotion.id === '') return 'needs an id';
  if (!Array.isArray(promotion.prizes) || promotion.prizes.length === 0) return 'needs prizes';
  const isFair = promotion.prizes.every(
    ({ name, weight }) => typeof name === 'string' && name !== '' && Number.isInteger(weight) && weight > 0 && weight <= HIGHEST_WEIGHT,
  );
  return isFair ? null : `needs a name and a whole weight from 1 to ${HIGHEST_WEIGHT} for every prize`;
}

/** Reads {"<slug>": {"id": …, "prizes": [{"name": …, "weight": …}]}}; a file that is not that ends the start with a sentence that says why. */
export async function readSpinPromotions(file: string): Promise<SpinPromotions> {
  const promotions = JSON.parse(await readFile(file, 'utf8')) as Record<string, SpinPromotion | null>;
  for (const [slug, promotion] of Object.entries(promotions)) {
    const problem = problemOf(promotion);
    if (problem) throw new Error(`${file}: the promotion of ${slug} ${problem}.`);
  }
  return new Map(Object.entries(promotions as Record<string, SpinPromotion>));
}

/** Name of the prize that `chance` (a whole number below the sum of the weights) falls on. */
export function prizeAt({ prizes }: SpinPromotion, chance: number): string {
  let left = chance;
  for (const { name, weight } of prizes) {
    if (left < weight) return name;
    left -= weight;
  }
  throw new RangeError(`${chance} lies beyond the weights of the prizes`);
}

/** A prize by the weights, from a cryptographic source. */
export function drawPrize(promotion: SpinPromotion): string {
  return prizeAt(promotion, randomInt(promotion.prizes.reduce((sum, { weight }) => sum + weight, 0)));
}
