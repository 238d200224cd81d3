import { type InferType } from 'yup';
import { CAR_STATUSES, CAR_TYPES } from './carWords';
import {
  entity,
  flag,
  id,
  listOf,
  oneOf,
  optionalNumber,
  optionalText,
  recordOf,
  requiredNumber,
  requiredText,
  text,
  textList,
} from './fields';
import { financeLenderSchema, quoteSchema } from './lender';
import { addressSchema, locationReferenceSchema } from './place';

/** The part of a location that a car record holds. */
export const carLocationSchema = entity({
  id: id(),
  name: requiredText(),
  slug: requiredText(),
  phone: optionalText(),
  address: addressSchema,
  /** Where the car can be delivered or moved to. */
  distribution_locations: listOf(locationReferenceSchema),
});
export type CarLocation = InferType<typeof carLocationSchema>;

/** Details of the model variant: litres, kilograms, millimetres, newton metres, L/100 km. */
export const carVariantSchema = entity({
  cylinders: optionalNumber(),
  enginesize: optionalNumber(),
  enginesize_litres: optionalNumber(),
  induction: optionalText(),
  geartype: optionalText(),
  bodyconfiguration: optionalText(),
  fuelconsumptioncombined: optionalNumber(),
  fuelcapacity: optionalNumber(),
  grossvehiclemass: optionalNumber(),
  towingcapacitybraked: optionalNumber(),
  vehiclelength: optionalNumber(),
  vehicleheight: optionalNumber(),
  vehiclewidth: optionalNumber(),
  torque: optionalText(),
  ancaprating: optionalNumber(),
});
export type CarVariant = InferType<typeof carVariantSchema>;

/** Market figures, AUD. */
export const marketDataSchema = entity({ state_average_market_price: optionalNumber(), average_market_price: optionalNumber() });

const isModelObject = (model: unknown): model is { name?: unknown; body?: unknown } => typeof model === 'object' && model !== null;

/** A hit may carry its model as an object with name and body: both move to the car's own fields. */
function withModelInWords(car: unknown): unknown {
  if (typeof car !== 'object' || car === null || !('model' in car) || !isModelObject(car.model)) return car;
  return { ...car, model: car.model.name, body: ('body' in car ? car.body : null) ?? car.model.body };
}

/**
 * One vehicle of a dealer's stock: the search hit and the vehicle page share it.
 * Money is AUD, distances are kilometres, `*_timestamp` fields are epoch seconds, other dates ISO 8601.
 */
export const carSchema = entity({
  id: id(),
  slug: requiredText(),
  name: requiredText(),
  year: requiredNumber(),
  make: requiredText(),
  model: requiredText(),
  badge: optionalText(),
  series: optionalText(),
  body: optionalText(),
  simple_body: optionalText(),
  colour: optionalText(),
  interior_colour: optionalText(),
  drive: optionalText(),
  seats: optionalNumber(),
  doors: optionalNumber(),
  engine_size: optionalText(),
  engine_size_litres: optionalNumber(),
  cylinders: optionalNumber(),
  trans: optionalText(),
  simple_transmission: optionalText(),
  fuel: optionalText(),
  simple_fuel: optionalText(),
  km: optionalNumber(),
  price: optionalNumber(),
  before_price: optionalNumber(),
  subscription_price: optionalNumber(),
  price_type: optionalText(),
  preorder: flag(),
  offer_price: optionalNumber(),
  status: oneOf(CAR_STATUSES),
  sold: flag(),
  sold_date_timestamp: optionalNumber(),
  show_on_dealer_website: flag(true),
  car_type: oneOf(CAR_TYPES),
  tag: optionalText(),
  reserved: flag(),
  certified: flag(),
  stocknum: optionalText(),
  vin: optionalText(),
  regplate: optionalText(),
  nvic: optionalText(),
  has_nvic: flag(),
  rego_expiry: optionalText(),
  compliance_date: optionalText(),
  build_date: optionalText(),
  created_at: text(),
  updated_at: text(),
  views: optionalNumber(),
  file: optionalText(),
  item_type: text().default('car'),
  dealership_id: requiredNumber(),
  dealership_slug: requiredText(),
  dealership_name: requiredText(),
  location: carLocationSchema.nullable().default(null),
  location_id: optionalNumber(),
  location_name: optionalText(),
  city: optionalText(),
  state: optionalText(),
  photos_count: requiredNumber().default(0),
  thumbnails: textList(),
  images: listOf(entity({ url: requiredText() })),
  primary_image_url: optionalText(),
  dealercomments: optionalText(),
  standardEquipment: textList(),
  payment_processors: textList(),
  variant: carVariantSchema.nullable().default(null),
  /** Caravans and motorhomes only: millimetres, kilograms, berths. */
  body_width: optionalNumber(),
  body_length: optionalNumber(),
  tare_weight: optionalNumber(),
  axle_type: optionalText(),
  sleeps: optionalNumber(),
  aggregate_trailer_mass: optionalNumber(),
  autograb_data: marketDataSchema.nullable().default(null),
  /** Finance figures by provider. */
  finance_lenders: recordOf(financeLenderSchema),
  youxQuote: quoteSchema.nullable().default(null),
}).transform(withModelInWords);
export type Car = InferType<typeof carSchema>;

/** A car as a search hit: the whole car, so that a card can be rendered from it, and the index's own fields. */
export const carHitSchema = carSchema.shape({
  objectID: requiredText(),
});
