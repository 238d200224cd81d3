/** Runtime schemas of the entities: for servers and forms; a page that only shows data does not load them. */
export { appointmentSlotSchema } from './entities/appointment';
export { articlePageSchema, articleSchema } from './entities/article';
export { carHitSchema, carLocationSchema, carSchema, carVariantSchema, marketDataSchema } from './entities/car';
export { calculatorInputsSchema, servicePlanSchema } from './entities/finance';
export { enquiryValuesSchema, leadPayloadSchema } from './entities/lead';
export { financeLenderSchema, quoteSchema } from './entities/lender';
export { locationSchema, openingHourSchema, specialHoursSchema } from './entities/location';
export { manufacturerSchema, modelMenuItemSchema, modelSchema } from './entities/model';
export { navigationItemSchema, regulatorSchema } from './entities/navigation';
export { offerSchema } from './entities/offer';
export { addressSchema, locationReferenceSchema } from './entities/place';
export { parseEntities, parseEntity, type Parsed, type Problem } from './entities/parse';
export { productSchema } from './entities/product';
export { promoCardSchema } from './entities/promoCard';
export { gmbProfileSchema, reviewSchema, reviewSetSchema } from './entities/review';
export { facetItemSchema, searchRangeSchema, searchStateSchema } from './entities/search';
export { customerProfileSchema, favouriteSchema, searchHistoryEntrySchema, userSchema, viewedCarSchema } from './entities/shopper';
export { dealershipSchema, siteConfigSchema, themeSchema } from './site/siteConfig';
export { adjustmentAnswerSchema, valuationSchema } from './entities/valuation';
export { InvalidSiteError, resolveSite } from './site/resolveSite';
export { switchesSchema } from './switches/switches';
export { TEMPLATES } from './switches/templates';

export { normalisePhone } from './rules/phone';
export { message, rego, requiredSelect } from './validators/enquiry';
export { currency, odometer } from './validators/numbers';
export { email, personName, phone, postcode, terms } from './validators/personal';

/** What a schema throws, so that servers need not know the library. */
export { ValidationError } from 'yup';
