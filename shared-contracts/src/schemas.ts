/** Runtime schemas of the entities: for servers and forms; a page that only shows data does not load them. */
export { addressSchema, carLocationSchema, carSchema, carVariantSchema } from './entities/car';
export { leadPayloadSchema } from './entities/lead';
export { locationSchema, openingHourSchema, specialHoursSchema } from './entities/location';
export { dealershipSchema, siteConfigSchema, themeSchema } from './entities/site';
export { InvalidSiteError, resolveSite } from './site/resolveSite';
export { switchesSchema } from './site/switches';
export { TEMPLATES } from './site/templates';

export { normalisePhone } from './rules/phone';
export { message, rego, requiredSelect } from './validators/enquiry';
export { currency, odometer } from './validators/numbers';
export { email, personName, phone, postcode, terms } from './validators/personal';

/** What a schema throws, so that servers need not know the library. */
export { ValidationError } from 'yup';
