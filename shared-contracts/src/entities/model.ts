import { type InferType } from 'yup';
import { entity, id, optionalText, picture, requiredText, text } from './fields';

/** A model of a manufacturer's range (CO-017); status 'coming_soon' is upcoming, anything else on sale. */
export const modelSchema = entity({
  name: requiredText(),
  slug: requiredText(),
  manufacturer_body: optionalText(),
  /** Address that replaces the model's own page (CO-130, SE-101). */
  override_url: optionalText(),
  image: picture(),
  cloudfront_new_image_url: optionalText(),
  status: text(),
  /** Make, where the site sells several (SE-100). */
  manufacturer: optionalText(),
});
export type Model = InferType<typeof modelSchema>;

/** A model in the mega menu (CO-018). */
export const modelMenuItemSchema = entity({
  name: requiredText(),
  category: text(),
  slug: requiredText(),
  override_url: optionalText(),
  image_url: optionalText(),
});
export type ModelMenuItem = InferType<typeof modelMenuItemSchema>;

/** A make as its own record (CO-019). */
export const manufacturerSchema = entity({ id: id(), name: requiredText(), slug: requiredText(), logo: picture() });
export type Manufacturer = InferType<typeof manufacturerSchema>;
