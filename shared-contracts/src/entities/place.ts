import { type InferType } from 'yup';
import { STATE_NAMES, STATES } from './states';
import { entity, id, optionalNumber, optionalText, requiredText, text } from './fields';

/** A state of Australia by its code; its name is read too, but not written any more. */
export const stateText = () => text().meta({ jsonSchema: { enum: [...STATES, '', null], otherNames: STATE_NAMES } });

/** Where something is; lat and long are degrees. */
export const addressSchema = entity({
  street: text(),
  city: text(),
  state: stateText(),
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
