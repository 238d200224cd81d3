import {
  carHeading,
  carTypeName,
  cleanSpecifications,
  clockAt,
  createPaths,
  displayPrice,
  financeFigure,
  formatCount,
  formatMoney,
  isInStock,
  offeredPhone,
  regoExpiryText,
  shortDate,
  type Car,
  type SiteConfig,
  type Specification,
  type Switches,
} from '@forecourt/shared-contracts';

/** The payment with all that the law wants beside it (PL-063). */
export interface BrochureFinance {
  payment: string;
  rates: string;
  /** Basis and warning: printed as large as the rates. */
  basis: string;
  /** Terms and the lender's own words. */
  smallPrint: string;
}

/** What a brochure says, in its order; nothing here knows of pages or fonts. */
export interface BrochureContent {
  heading: string;
  /** 'Used · Stock U1001'. */
  standing: string;
  price: string;
  wasPrice: string | null;
  priceType: string | null;
  finance: BrochureFinance | null;
  facts: readonly Specification[];
  specifications: readonly Specification[];
  features: readonly string[];
  dealer: { name: string; lines: readonly string[]; licence: string | null };
  /** '2 Mar 2026', at the site. */
  madeOn: string;
}

const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

const measured = (value: number | null | undefined, unit: string) => (value === null || value === undefined ? null : `${formatCount(value)} ${unit}`);
const percent = (rate: number) => `${rate.toFixed(2)}% p.a.`;

function basisOf({ comparisonDisclaimerBasis }: Switches): string {
  return comparisonDisclaimerBasis === 'custom'
    ? 'Comparison rate is based on a 5-year term, 6.29% p.a., 8.19% comparison, no deposit.'
    : 'Comparison rate is based on a 5-year secured loan of $30,000.';
}

function financeOf(car: Car, { switches }: SiteConfig, now: Date): BrochureFinance | null {
  const figure = financeFigure(car, switches, now);
  if (!figure) return null;
  const { amount, period, interestRate, comparisonRate, lender } = figure;
  const terms = [
    lender.termYears === null ? null : `${lender.termYears} year term`,
    lender.deposit === null ? null : `${formatMoney(lender.deposit)} deposit`,
    `${formatMoney(lender.balloon ?? 0)} final payment`,
    lender.totalPayable === null ? null : `${formatMoney(lender.totalPayable)} in total`,
  ].filter(Boolean);
  return {
    payment: `${formatMoney(amount)} per ${period}`,
    rates: `${percent(interestRate)}, comparison rate ${percent(comparisonRate)}`,
    basis: `${basisOf(switches)} ${COMPARISON_WARNING}`,
    smallPrint: [`${terms.join(', ')}.`, lender.disclaimer].filter(Boolean).join(' '),
  };
}

/** What a shopper compares first. */
const factsOf = (car: Car) =>
  cleanSpecifications([
    { label: 'Year', value: car.year },
    { label: 'Kilometres', value: measured(car.km, 'km') },
    { label: 'Transmission', value: car.simple_transmission ?? car.trans },
    { label: 'Fuel', value: car.simple_fuel ?? car.fuel },
    { label: 'Body', value: car.simple_body ?? car.body },
    { label: 'Colour', value: car.colour },
    { label: 'Seats', value: car.seats },
    { label: 'Drive', value: car.drive },
  ]);

const specificationsOf = (car: Car, switches: Switches, now: Date) =>
  cleanSpecifications([
    { label: 'Engine', value: car.engine_size },
    { label: 'Cylinders', value: car.cylinders },
    { label: 'Gearbox', value: car.trans },
    { label: 'Fuel type', value: car.fuel },
    { label: 'Doors', value: car.doors },
    { label: 'Interior colour', value: car.interior_colour },
    { label: 'Fuel consumption (combined)', value: car.variant?.fuelconsumptioncombined ? `${car.variant.fuelconsumptioncombined} L/100 km` : null },
    { label: 'Fuel capacity', value: measured(car.variant?.fuelcapacity, 'L') },
    { label: 'Towing capacity (braked)', value: measured(car.variant?.towingcapacitybraked, 'kg') },
    { label: 'Gross vehicle mass', value: measured(car.variant?.grossvehiclemass, 'kg') },
    { label: 'Length', value: measured(car.variant?.vehiclelength ?? car.body_length, 'mm') },
    { label: 'Width', value: measured(car.variant?.vehiclewidth ?? car.body_width, 'mm') },
    { label: 'Height', value: measured(car.variant?.vehicleheight, 'mm') },
    { label: 'ANCAP safety rating', value: measured(car.variant?.ancaprating, 'stars') },
    { label: 'Sleeps', value: car.sleeps },
    { label: 'Tare weight', value: measured(car.tare_weight, 'kg') },
    { label: 'Aggregate trailer mass', value: measured(car.aggregate_trailer_mass, 'kg') },
    { label: 'Rego', value: car.regplate },
    { label: 'Rego expiry', value: regoExpiryText(car, switches, now) },
    { label: 'VIN', value: car.vin },
  ]);

/** Licence numbers for where the car stands; of the whole site where its place has none of its own (PL-066). */
function licenceOf(car: Car, { locations }: SiteConfig): string | null {
  const numbersOf = (places: typeof locations) => [
    ...new Set(places.flatMap(({ dealer_license_number: number, address }) => (number ? [`${number} (${address.state})`] : []))),
  ];
  const candidates = [
    locations.filter(({ id }) => id === (car.location_id ?? car.location?.id)),
    locations.filter(({ address }) => address.state === car.state),
    locations,
  ];
  const numbers = candidates.map(numbersOf).find((each) => each.length > 0) ?? [];
  return numbers.length > 0 ? `Dealer licence ${numbers.join(', ')}` : null;
}

function dealerOf(car: Car, site: SiteConfig): BrochureContent['dealer'] {
  const address = car.location?.address ?? site.address;
  const phone = site.switches.phoneDisplayEnabled ? (offeredPhone(car, site) ?? site.phone) : null;
  const lines = [
    car.location && car.location.name !== site.name ? car.location.name : null,
    [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    phone,
    createPaths(site).share(car),
  ];
  return { name: site.name, lines: lines.filter((line): line is string => Boolean(line)), licence: licenceOf(car, site) };
}

/** The words and figures of a car's brochure, by the same rules as the vehicle page (AP-033, PL-063, PL-066). */
export function brochureContent(car: Car, site: SiteConfig, now: Date): BrochureContent {
  const { switches } = site;
  const price = displayPrice(car, switches);
  const sale = isInStock(car) ? carTypeName(car.car_type, switches) : 'Sold';
  return {
    heading: carHeading(car),
    standing: [sale, car.stocknum ? `Stock ${car.stocknum}` : null].filter(Boolean).join(' · '),
    price: price.text,
    wasPrice: price.was,
    priceType: price.amount === null ? null : car.price_type,
    finance: financeOf(car, site, now),
    facts: factsOf(car),
    specifications: specificationsOf(car, switches, now),
    features: car.standardEquipment,
    dealer: dealerOf(car, site),
    madeOn: shortDate(clockAt(now, switches.openingHoursTimeZone).date),
  };
}
