import { type InferType } from 'yup';
import { entity, id, optionalNumber, optionalText, requiredText, text, textList } from './fields';

/** A part or accessory; price is AUD, `models` are slugs of the models that it fits. */
export const productSchema = entity({
  id: id(),
  name: requiredText(),
  description: text(),
  price: optionalNumber(),
  image_url: optionalText(),
  categories: textList(),
  models: textList(),
});
export type Product = InferType<typeof productSchema>;
