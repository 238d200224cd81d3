/** What services of a model cost under Toyota Service Advantage. */
export interface ServicePlan {
  /** AUD per service. */
  amount: number;
  services: number;
  years: number;
  /** Kilometres after which the plan ends, if that is before its years are over. */
  rangeKm: number;
  /** Between two services, whichever comes first. */
  interval: { months: number; km: number };
}

const YEARLY = { months: 12, km: 15_000 };
const HALF_YEARLY = { months: 6, km: 10_000 };

const DEFAULT_PLAN: ServicePlan = { amount: 250, services: 5, years: 5, rangeKm: 75_000, interval: YEARLY };
const costing = (amount: number): ServicePlan => ({ ...DEFAULT_PLAN, amount });
const threeYears = (amount: number): ServicePlan => ({ amount, services: 6, years: 3, rangeKm: 60_000, interval: HALF_YEARLY });
const fiveYears = (amount: number): ServicePlan => ({ amount, services: 10, years: 5, rangeKm: 100_000, interval: HALF_YEARLY });

/** Plans of the listed models, in the order of their names (FO-109 to FO-119). */
const PLANS: ReadonlyMap<string, ServicePlan> = new Map([
  ['bZ4X', costing(180)],
  ['C-HR', costing(250)],
  ['Camry', costing(255)],
  ['Coaster', threeYears(485)],
  ['Corolla Cross', costing(250)],
  ['Corolla hatch', costing(245)],
  ['Corolla sedan', costing(245)],
  ['Fortuner', threeYears(290)],
  ['Granvia', threeYears(290)],
  ['HiAce', threeYears(290)],
  ['HiLux', threeYears(290)],
  ['Kluger', costing(265)],
  ['LandCruiser 300', fiveYears(400)],
  ['LandCruiser 70', fiveYears(525)],
  ['LandCruiser Prado', fiveYears(390)],
  ['RAV4', costing(260)],
  ['Tundra', fiveYears(400)],
  ['Yaris', costing(245)],
  ['Yaris Cross', costing(250)],
]);

/** Models with a plan of their own. */
export const LISTED_MODELS: readonly string[] = [...PLANS.keys()];

/** The plan of a model; the default one of a model that is not listed. */
export const planOf = (model: string): ServicePlan => PLANS.get(model) ?? DEFAULT_PLAN;
