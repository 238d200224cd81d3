// Rules and words that back ends alone use.
export type { AdjustmentAnswer } from './entities/valuation';
export { VALUATION_STEPS } from './entities/valuationSteps';
export { instantInWords } from './rules/appointmentTime';
export { featuredArticles } from './rules/blog';
export { weekdayOf } from './rules/calendar';
export { isOfferVisible } from './rules/offers';
export { barePhone, mayBePhone } from './rules/phone';
export { PRICE_TYPES, usualPriceType } from './rules/priceType';
export { cleanSpecifications } from './rules/specifications';
export { visibleUntil } from './rules/stock';
