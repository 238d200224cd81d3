import { array, type InferType } from 'yup';
import { CAR_STATUSES, CAR_TYPES } from './carWords';
import { byKey, entity, flag, oneOf, optionalNumber, optionalText, requiredNumber, requiredText, text, textList } from './fields';

/** One lender's figures for one car (CO-011). Rates are percent a year, money is AUD. */
export interface FinanceLender {
  financeProvider: string;
  interestRate: number | null;
  comparisonRate: number | null;
  paymentWeek: number | null;
  paymentMonth: number | null;
  balloon: number | null;
  deposit: number | null;
  termYears: number | null;
  termMonths: number | null;
  termWeeks: number | null;
  establishmentFees: number | null;
  totalPayable: number | null;
  disclaimer: string | null;
}

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

/** The part of a location that travels with a car (CO-005). */
export const carLocationSchema = entity({
  id: requiredNumber(),
  name: requiredText(),
  slug: requiredText(),
  phone: optionalText(),
  address: addressSchema,
  distribution_locations: array()
    .of(entity({ id: requiredNumber(), name: requiredText(), slug: requiredText() }))
    .defined()
    .default([]),
});
export type CarLocation = InferType<typeof carLocationSchema>;

/** Details of the model variant (CO-006): litres, kilograms, millimetres, newton metres, L/100 km. */
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

/**
 * One vehicle of a dealer's stock (CO-004): the search hit and the vehicle page share it.
 * Money is AUD, distances are kilometres, `*_timestamp` fields are epoch seconds, other dates ISO 8601.
 */
export const carSchema = entity({
  id: requiredNumber(),
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
  carsales_title: optionalText(),
  private_suburb: optionalText(),
  private_postcode: optionalText(),
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
  images: array().of(entity({ url: requiredText() })).defined().default([]),
  primary_image_url: optionalText(),
  dealercomments: optionalText(),
  standardEquipment: textList(),
  payment_processors: textList(),
  variant: carVariantSchema.nullable().default(null),
  /** Caravans and motorhomes only (CO-007): millimetres, kilograms, berths. */
  body_width: optionalNumber(),
  body_length: optionalNumber(),
  tare_weight: optionalNumber(),
  axle_type: optionalText(),
  sleeps: optionalNumber(),
  aggregate_trailer_mass: optionalNumber(),
  /** Market figures (CO-008), AUD. */
  autograb_data: entity({ state_average_market_price: optionalNumber(), average_market_price: optionalNumber() }).nullable().default(null),
  /** Finance figures by provider (CO-011). */
  finance_lenders: byKey<FinanceLender>(),
  youxQuote: entity({ weeklyRepaymentAmount: optionalNumber(), advertisedRate: optionalNumber(), comparisonRate: optionalNumber() })
    .nullable()
    .default(null),
});
export type Car = InferType<typeof carSchema>;

/** The fields of a car that a search hit must carry, so that a card can be drawn from it. */
export type CarHit = Car & { objectID: string };
