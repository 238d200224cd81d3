import { type InferType } from 'yup';
import { entity, id, image, numberList, optionalText, requiredText, text } from './fields';

/** A name given as a text or as an object that holds it, as in `manufacturer: { name: 'Toyota' }`. */
const nameOf = () =>
  optionalText().transform((value: unknown, original: unknown) =>
    typeof original === 'object' && original !== null && 'name' in original ? original.name : value,
  );

/** A dealer's or manufacturer's offer. Dates are ISO 8601; `manufacturer` is read from a text or from `{ name }`. */
export const offerSchema = entity({
  id: id(),
  name: requiredText(),
  description: text(),
  /** HTML of the description that was cleaned for display. */
  sanitized_description: text(),
  disclaimer: text(),
  /** For example 'Finance offer'. */
  category: text(),
  manufacturer: nameOf(),
  model: entity({ name: requiredText(), slug: requiredText(), override_url: optionalText() }).nullable().default(null),
  image_url: optionalText(),
  image_or_model_image: image(),
  /** Ids of the sites that do not show it. */
  excluded_website_ids: numberList(),
  start_date: optionalText(),
  end_date: optionalText(),
});
export type Offer = InferType<typeof offerSchema>;
