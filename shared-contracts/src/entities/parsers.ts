import { appointmentSlotSchema } from './appointment';
import { articlePageSchema, articleSchema } from './article';
import { carHitSchema, carSchema } from './car';
import { leadPayloadSchema } from './lead';
import { quoteSchema } from './lender';
import { locationSchema, specialHoursSchema } from './location';
import { manufacturerSchema, modelMenuItemSchema, modelSchema } from './model';
import { regulatorSchema } from './navigation';
import { offerSchema } from './offer';
import { parseEntity, parsersOf } from './parse';
import { productSchema } from './product';
import { promoCardSchema } from './promoCard';
import { gmbProfileSchema, reviewSchema, reviewSetSchema } from './review';
import { valuationSchema } from './valuation';

/**
 * Readers of the entities at a boundary (CO-002). `parseCar(data)` answers the entity or its problems; `parseCars(data, warn)`
 * the usable ones of a list, with one warning for the rest. Neither throws.
 */
export const [parseCar, parseCars] = parsersOf(carSchema, 'cars');
export const [parseCarHit, parseCarHits] = parsersOf(carHitSchema, 'cars');
export const [parseLocation, parseLocations] = parsersOf(locationSchema, 'locations');
export const [parseSpecialHours, parseSpecialHoursList] = parsersOf(specialHoursSchema, 'special hours');
export const [parseOffer, parseOffers] = parsersOf(offerSchema, 'offers');
export const [parseModel, parseModels] = parsersOf(modelSchema, 'models');
export const [parseModelMenuItem, parseModelMenu] = parsersOf(modelMenuItemSchema, 'model menu items');
export const [parseManufacturer, parseManufacturers] = parsersOf(manufacturerSchema, 'manufacturers');
export const [parseReview, parseReviews] = parsersOf(reviewSchema, 'reviews');
export const [parseGmbProfile, parseGmbProfiles] = parsersOf(gmbProfileSchema, 'GMB profiles');
export const [parseRegulator, parseRegulators] = parsersOf(regulatorSchema, 'regulators');
export const [parsePromoCard, parsePromoCards] = parsersOf(promoCardSchema, 'promo cards');
export const [parseArticle, parseArticles] = parsersOf(articleSchema, 'articles');
export const [parseProduct, parseProducts] = parsersOf(productSchema, 'products');
export const [parseAppointmentSlot, parseAppointmentSlots] = parsersOf(appointmentSlotSchema, 'appointment slots');
export const parseArticlePage = (data: unknown) => parseEntity(articlePageSchema, data);
export const parseLead = (data: unknown) => parseEntity(leadPayloadSchema, data);
export const parseValuation = (data: unknown) => parseEntity(valuationSchema, data);
export const parseQuote = (data: unknown) => parseEntity(quoteSchema, data);

/** A review set whose bad reviews are left out with one warning; null where it is none (CO-002, CO-021). */
export function parseReviewSet(data: unknown, warn: (message: string) => void) {
  const { entity } = parseEntity(reviewSetSchema.omit(['reviews']), data);
  if (entity === null) return null;
  return { ...entity, reviews: parseReviews((data as { reviews?: unknown }).reviews, warn) };
}
