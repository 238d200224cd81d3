import { type InferType } from 'yup';
import { entity, id, optionalText, requiredNumber, requiredText } from './fields';

/** A card between results; dates are inclusive days in the tenant's zone, a missing one leaves that side open. */
export const promoCardSchema = entity({
  id: id(),
  title: requiredText(),
  image_url: optionalText(),
  link: requiredText(),
  position: requiredNumber(),
  start_date: optionalText(),
  expiry_date: optionalText(),
});
export type PromoCard = InferType<typeof promoCardSchema>;
