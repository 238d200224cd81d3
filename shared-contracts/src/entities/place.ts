import { type InferType } from 'yup';
import { entity, id, optionalNumber, optionalText, requiredText, text } from './fields';

/** Where something is; lat and long are degrees. */
export const addressSchema = entity({
  street: text(),
  city: text(),
  state: text(),
  postcode: text(),
  lat: optionalNumber(),
  long: optionalNumber(),
  place_id: optionalText(),
  place_url: optionalText(),
  map_key: optionalText(),
});
export type Address = InferType<typeof addressSchema>;

/** Another location, by what it takes to name and link it; the location itself is in the site's list. */
export const locationReferenceSchema = entity({ id: id(), name: requiredText(), slug: requiredText() });
