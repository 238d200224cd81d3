import { type InferType } from 'yup';
import { entity, id, image, optionalText, requiredText, text } from './fields';

/** A model of a manufacturer's range; status 'coming_soon' is upcoming, 'discontinued' no longer made, anything else on sale. */
export const modelSchema = entity({
  name: requiredText(),
  slug: requiredText(),
  manufacturer_body: optionalText(),
  /** Address that replaces the model's own page. */
  override_url: optionalText(),
  image: image(),
  cloudfront_new_image_url: optionalText(),
  status: text(),
  /** Make, where the site sells several. */
  manufacturer: optionalText(),
});
export type Model = InferType<typeof modelSchema>;

/** A model in the mega menu. */
export const modelMenuItemSchema = entity({
  name: requiredText(),
  category: text(),
  slug: requiredText(),
  override_url: optionalText(),
  image_url: optionalText(),
});
export type ModelMenuItem = InferType<typeof modelMenuItemSchema>;

/** A make as its own record. */
export const manufacturerSchema = entity({ id: id(), name: requiredText(), slug: requiredText(), logo: image() });
export type Manufacturer = InferType<typeof manufacturerSchema>;
