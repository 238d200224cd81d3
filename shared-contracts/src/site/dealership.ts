import { array, type InferType } from 'yup';
import { CAR_TYPES } from '../entities/carWords';
import { entity, id, oneOf, optionalNumber, optionalText, requiredText } from '../entities/fields';

/** Switches that a dealership of a group may have of its own; null: as its site. */
const dealershipSwitchesSchema = entity({
  /** Days for which a sold car is visible. */
  soldWindowDays: optionalNumber().integer().min(0),
  /** Hours a new car without photos shows the photos-coming placeholder. */
  imageHours: optionalNumber().min(0),
  /** Car types that are found in the search. */
  salesTypes: array().of(oneOf(CAR_TYPES)).min(1).nullable().default(null),
  /** Its words for car types, on its cars and in its stock feed; filters have the words of the site. */
  carTypeNames: entity({ new: optionalText(), demo: optionalText(), used: optionalText() }).nullable().default(null),
});

/** A legal dealership of the group; leads and stock belong to one. */
export const dealershipSchema = entity({
  id: id(),
  slug: requiredText(),
  name: requiredText(),
  switches: dealershipSwitchesSchema.nullable().default(null),
});
export type Dealership = InferType<typeof dealershipSchema>;
