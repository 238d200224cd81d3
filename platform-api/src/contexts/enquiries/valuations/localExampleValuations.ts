import { createHash } from 'node:crypto';
import type { AdjustmentQuestion, ValuedVehicle } from '@forecourt/shared-contracts';
import type { ValuationProvider } from './valuationProvider';

export const LOCAL_VALUATIONS = 'local example valuations';

/** AUD when new. */
const MODELS: readonly (Omit<ValuedVehicle, 'year'> & { price: number })[] = [
  { make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', body: 'Hatch', price: 31_000 },
  { make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport', body: 'SUV', price: 42_000 },
  { make: 'Hyundai', model: 'i30', badge: 'Active', body: 'Hatch', price: 29_000 },
  { make: 'Ford', model: 'Ranger', badge: 'XLT', body: 'Ute', price: 64_000 },
  { make: 'Kia', model: 'Sportage', badge: 'SX', body: 'SUV', price: 40_000 },
  { make: 'Subaru', model: 'Forester', badge: '2.5i', body: 'SUV', price: 43_000 },
];
const NEWEST_YEAR = 2025;
const YEARS = 12;

const QUESTIONS: readonly AdjustmentQuestion[] = [
  question('condition', 'What condition is the body in?', ['excellent', 'good', 'poor']),
  question('tyres', 'What condition are the tyres in?', ['good', 'worn']),
  question('service', 'Does it have a full service history?', ['yes', 'no']),
];
/** Share of the value that an answer deducts. */
const DEDUCTIONS: Readonly<Record<string, number>> = {
  'condition good': 0.04,
  'condition poor': 0.15,
  'tyres worn': 0.03,
  'service no': 0.06,
};
const VALUE_RETAINED_PER_YEAR = 0.87;
const KILOMETRES_PER_YEAR = 15_000;
const LOSS_PER_EXTRA_10000 = 0.02;
const SPREAD = 0.06;
const STEP = 50;
/** A car that is described without a deduction, with no more kilometres, gets an offer, in place of a guide. */
const OFFER_KILOMETRES = 5000;

function question(id: string, text: string, values: readonly string[]): AdjustmentQuestion {
  return { id, text, options: values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })) };
}

const inSteps = (amount: number) => Math.round(amount / STEP) * STEP;

/**
 * Example cars and values of this platform, no valuation: the same registration is always the same car. Registrations
 * without a digit are unknown, for example 'NOTFOUND'. For demonstrations.
 */
export const localExampleValuations = (now: () => Date): ValuationProvider => ({
  name: LOCAL_VALUATIONS,
  async findVehicle(rego, state) {
    if (!/\d/.test(rego)) return null;
    const digest = createHash('sha256').update(`${state} ${rego.toUpperCase()}`).digest();
    const { price: _price, ...model } = MODELS[digest.readUInt16BE(0) % MODELS.length] as (typeof MODELS)[number];
    return { ...model, year: NEWEST_YEAR - (digest.readUInt16BE(2) % YEARS) };
  },
  questions: async () => QUESTIONS,
  async estimate({ vehicle, kms, answers }) {
    const price = MODELS.find(({ make, model }) => make === vehicle.make && model === vehicle.model)?.price;
    if (price === undefined) return null;
    const age = Math.max(0, now().getUTCFullYear() - vehicle.year);
    const extra = Math.max(0, kms - age * KILOMETRES_PER_YEAR) / 10_000;
    const deductions = answers.reduce((sum, { questionId, answer }) => sum + (DEDUCTIONS[`${questionId} ${answer}`] ?? 0), 0);
    const value = price * VALUE_RETAINED_PER_YEAR ** age * Math.max(0.5, 1 - extra * LOSS_PER_EXTRA_10000) * (1 - deductions);
    const isLikeNew = answers.length === QUESTIONS.length && deductions === 0 && kms <= OFFER_KILOMETRES;
    if (isLikeNew) return { low: inSteps(value), high: inSteps(value), isOffer: true };
    return { low: inSteps(value * (1 - SPREAD)), high: inSteps(value * (1 + SPREAD)), isOffer: false };
  },
});
