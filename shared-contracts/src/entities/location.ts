import { string, type InferType } from 'yup';
import { entity, flag, id, image, listOf, oneOf, optionalNumber, optionalText, requiredNumber, requiredText, textList } from './fields';
import { addressSchema, locationReferenceSchema } from './place';
import { optionalTimeZone } from './timeZone';

/** One day of a week's hours. Weekday 0 is Sunday; times are 'HH:MM' in the location's own zone. */
export const openingHourSchema = entity({
  weekday: requiredNumber().integer().min(0).max(6),
  status: oneOf(['Open', 'Closed']),
  formated_hours: optionalText(),
  open: optionalText(),
  close: optionalText(),
});
export type OpeningHour = InferType<typeof openingHourSchema>;

const LOCATION_TYPES = ['sales', 'service', 'parts', 'car-buying', ''] as const;

/** A sales yard, workshop or parts counter of a dealership. */
export const locationSchema = entity({
  id: id(),
  name: requiredText(),
  slug: requiredText(),
  primary: flag(),
  location_type: string()
    .transform((type: string | null | undefined) => type ?? '')
    .oneOf(LOCATION_TYPES)
    .defined()
    .default(''),
  location_subtype: optionalText(),
  manufacturers: textList(),
  dealership_id: requiredNumber(),
  dealership_slug: requiredText(),
  dealer_license_number: optionalText(),
  motor_vehicle_repairer: optionalText(),
  visible: flag(true),
  image: entity({ image: image(), thumb: image() }).default(() => ({ image: { url: null }, thumb: { url: null } })),
  address: addressSchema,
  /** IANA zone of its clock where that is not its state's, such as Australia/Adelaide in Broken Hill. */
  time_zone: optionalTimeZone(),
  contact_detail: entity({
    phone: optionalText(),
    landline_phone: optionalText(),
    opening_hours: listOf(openingHourSchema),
  }),
  reviews: entity({ average_rating: optionalNumber(), count: optionalNumber() }).nullable().default(null),
  average_rating: optionalNumber(),
  review_count: optionalNumber(),
  distribution_locations: listOf(locationReferenceSchema),
});
export type Location = InferType<typeof locationSchema>;

/** Hours of one date that replace the weekday's; either shape of each pair is accepted. */
export const specialHoursSchema = entity({
  date: requiredText(),
  status: oneOf(['Open', 'Closed']),
  start_hour: optionalText(),
  end_hour: optionalText(),
  hours: entity({ begin: optionalText(), end: optionalText() }).nullable().default(null),
  location_id: optionalNumber(),
  location: entity({ id: id() }).nullable().default(null),
});
export type SpecialHours = InferType<typeof specialHoursSchema>;
