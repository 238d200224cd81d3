/** Runtime schemas of the entities: for servers and forms; a page that only shows data does not load them. */
export { articlePageSchema } from './entities/article';
export { carSchema } from './entities/car';
export { leadPayloadSchema } from './entities/lead';
export { specialHoursSchema } from './entities/location';
export { modelMenuItemSchema, modelSchema } from './entities/model';
export { offerSchema } from './entities/offer';
export { parseEntities } from './entities/parse';
export { productSchema } from './entities/product';
export { promoCardSchema } from './entities/promoCard';
export { gmbProfileSchema, reviewSchema } from './entities/review';
export { contentPageSchema } from './site/sections';

export { message, rego, requiredSelect } from './validators/enquiry';
export { currency, odometer, vehicleCount } from './validators/numbers';
export { email, firstName, lastName, phone, PHONE_INVALID, postcode, terms } from './validators/personal';

/** What a schema throws, so that servers need not know the library. */
export { ValidationError } from 'yup';
