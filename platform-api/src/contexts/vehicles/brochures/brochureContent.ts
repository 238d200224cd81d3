import {
  carAddress,
  createLinks,
  addressLine,
  carHeading,
  carSwitches,
  carTypeName,
  clockAt,
  displayPrice,
  priceIncludes,
  financeFigure,
  formatMoney,
  isInStock,
  offeredPhone,
  shortDate,
  type Car,
  type RouteTable,
  type SiteConfig,
  type Specification,
  type Switches,
} from '@forecourt/shared-contracts';
import { cleanSpecifications } from '@forecourt/shared-contracts/back-end';
import { carFacts, registrationFacts, shortFacts } from '@forecourt/shared-contracts/car-facts';
import { comparisonRateText, formatRate } from '@forecourt/shared-contracts/rate-texts';

/** The payment with the legally required information (PL-063). */
export interface BrochureFinance {
  payment: string;
  rates: string;
  /** Basis and warning: printed as large as the rates. */
  basis: string;
  /** Terms and the lender's own words. */
  smallPrint: string;
}

/** The content of a brochure in reading order, independent of the layout. */
export interface BrochureContent {
  heading: string;
  /** 'Used · Stock U1001'. */
  condition: string;
  price: string;
  wasPrice: string | null;
  priceIncludes: string | null;
  finance: BrochureFinance | null;
  facts: readonly Specification[];
  specifications: readonly Specification[];
  features: readonly string[];
  dealer: { name: string; lines: readonly string[]; licence: string | null };
  /** '2 Mar 2026', at the site. */
  madeOn: string;
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
    rates: `${formatRate(interestRate)}, comparison rate ${formatRate(comparisonRate)}`,
    basis: comparisonRateText(switches),
    smallPrint: [`${terms.join(', ')}.`, lender.disclaimer].filter(Boolean).join(' '),
  };
}

/** The key attributes. */
function factsOf(car: Car): Specification[] {
  const { transmission, fuel, body } = shortFacts(car);
  return [
    ...carFacts(car, ['year', 'kilometres']),
    ...cleanSpecifications([
      { label: 'Transmission', value: transmission },
      { label: 'Fuel', value: fuel },
      { label: 'Body', value: body },
    ]),
    ...carFacts(car, ['colour', 'seats', 'drive']),
  ];
}

const specificationsOf = (car: Car, switches: Switches, now: Date): Specification[] => [
  ...cleanSpecifications([
    { label: 'Engine', value: car.engine_size },
    { label: 'Gearbox', value: car.trans },
    { label: 'Fuel type', value: car.fuel },
  ]),
  ...carFacts(car, [
    ...([
      'cylinders',
      'doors',
      'interiorColour',
      'fuelConsumption',
      'fuelCapacity',
      'towingCapacity',
      'grossMass',
      'length',
      'width',
    ] as const),
    ...(['height', 'ancap', 'sleeps', 'bodyLength', 'bodyWidth', 'tareWeight', 'aggregateMass'] as const),
  ]),
  ...registrationFacts(car, switches, now),
  ...carFacts(car, ['vin']),
];

/** Licence numbers of the car’s location, else of its state, else of the whole site (PL-066). */
function licenceOf(car: Car, { locations }: SiteConfig): string | null {
  const numbersOf = (candidates: typeof locations) => [
    ...new Set(candidates.flatMap(({ dealer_license_number: number, address }) => (number ? [`${number} (${address.state})`] : []))),
  ];
  const candidates = [
    locations.filter(({ id }) => id === (car.location_id ?? car.location?.id)),
    locations.filter(({ address }) => address.state === car.state),
    locations,
  ];
  const numbers = candidates.map(numbersOf).find((each) => each.length > 0) ?? [];
  return numbers.length > 0 ? `Dealer licence ${numbers.join(', ')}` : null;
}

function dealerOf(car: Car, site: SiteConfig, routes: RouteTable): BrochureContent['dealer'] {
  const address = car.location?.address ?? site.address;
  const phone = site.switches.phoneDisplayEnabled ? (offeredPhone(car, site) ?? site.phone) : null;
  const lines = [
    car.location && car.location.name !== site.name ? car.location.name : null,
    addressLine(address),
    phone,
    carAddress({ site, to: createLinks(routes) }, car),
  ];
  return { name: site.name, lines: lines.filter((line): line is string => Boolean(line)), licence: licenceOf(car, site) };
}

/** The content of a car's brochure, by the same rules as the vehicle page (AP-033, PL-063, PL-066). */
export function brochureContent(car: Car, site: SiteConfig, routes: RouteTable, now: Date): BrochureContent {
  const { switches } = site;
  const price = displayPrice(car, switches);
  const sale = isInStock(car) ? carTypeName(car.car_type, carSwitches(car, site)) : 'Sold';
  return {
    heading: carHeading(car),
    condition: [sale, car.stocknum ? `Stock ${car.stocknum}` : null].filter(Boolean).join(' · '),
    price: price.text,
    wasPrice: price.was,
    priceIncludes: priceIncludes(car, site),
    finance: financeOf(car, site, now),
    facts: factsOf(car),
    specifications: specificationsOf(car, switches, now),
    features: car.standardEquipment,
    dealer: dealerOf(car, site, routes),
    madeOn: shortDate(clockAt(now, switches.openingHoursTimeZone).date),
  };
}
