import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { StartError } from '@forecourt/server-kit';

/** A spin-to-win promotion of one site; it never leaves the server, so that nobody can read the odds or pick a prize. */
export interface SpinPromotion {
  /** One spin per person and promotion. */
  id: string;
  /** What a visitor has to know before: who may take part, until when, what a prize is worth. */
  terms?: string;
  /** `weight` is a whole number: how often the prize comes among the sum of all weights. */
  prizes: readonly { name: string; weight: number }[];
}

/** Promotions by tenant slug. */
export type SpinPromotions = ReadonlyMap<string, SpinPromotion>;

const MAX_WEIGHT = 1_000_000;

function problemOf(promotion: Partial<SpinPromotion> | null): string | null {
  if (typeof promotion?.id !== 'string' || promotion.id === '') return 'needs an id';
  if (promotion.terms !== undefined && typeof promotion.terms !== 'string') return 'has terms that are no text';
  if (!Array.isArray(promotion.prizes) || promotion.prizes.length === 0) return 'needs prizes';
  const isFair = promotion.prizes.every(
    ({ name, weight }) => typeof name === 'string' && name !== '' && Number.isInteger(weight) && weight > 0 && weight <= MAX_WEIGHT,
  );
  return isFair ? null : `needs a name and a whole weight from 1 to ${MAX_WEIGHT} for every prize`;
}

async function readJson(file: string): Promise<Record<string, SpinPromotion | null>> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as Record<string, SpinPromotion | null>;
  } catch (error) {
    throw new StartError(`${file} is no valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Reads {"<slug>": {"id": …, "prizes": [{"name": …, "weight": …}]}}; throws for any other content. */
export async function readSpinPromotions(file: string): Promise<SpinPromotions> {
  const promotions = await readJson(file);
  for (const [slug, promotion] of Object.entries(promotions)) {
    const problem = problemOf(promotion);
    if (problem) throw new StartError(`${file}: the promotion of ${slug} ${problem}.`);
  }
  return new Map(Object.entries(promotions as Record<string, SpinPromotion>));
}

/** Name of the prize at `random`, a whole number below the sum of the weights. */
export function prizeAt({ prizes }: SpinPromotion, random: number): string {
  let left = random;
  for (const { name, weight } of prizes) {
    if (left < weight) return name;
    left -= weight;
  }
  throw new RangeError(`${random} is not below the sum of the weights`);
}

/** A prize by the weights, from a cryptographic source. */
export function drawPrize(promotion: SpinPromotion): string {
  return prizeAt(promotion, randomInt(promotion.prizes.reduce((sum, { weight }) => sum + weight, 0)));
}
