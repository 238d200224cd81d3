import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import { carImageFields, carSlug } from '../src/contexts/vehicles';
import type { CaravanModel } from './caravanCatalogue';
import type { CatalogueModel } from './catalogue';
import { demoLenders } from './demoFinance';
import { demoLocation } from './demoLocation';
import { demoRegistration, demoPrices, demoSaleStatus } from './demoSaleStatus';
import { demoComments, demoFeatures } from './demoTexts';
import type { SeededRandom } from './random';

const COLOURS: readonly (readonly [string, number])[] = [
  ['White', 30],
  ['Black', 14],
  ['Grey', 17],
  ['Silver', 13],
  ['Blue', 11],
  ['Red', 7],
  ['Green', 3],
  ['Bronze', 2],
  ['Orange', 1],
  ['Yellow', 1],
  ['Beige', 1],
];
const INTERIORS = ['Black', 'Black', 'Grey', 'Beige', 'Tan'];

export interface DemoContext {
  site: SiteConfig;
  now: Date;
  random: SeededRandom;
}

/** Model year and kilometres by car type; new cars have been driven from the boat only. */
function ageOf(carType: Car['car_type'], since: number, { now, random }: DemoContext): { year: number; km: number; age: number } {
  const thisYear = now.getUTCFullYear();
  if (carType === 'new') return { year: thisYear, km: random.whole(5, 40), age: 0 };
  if (carType === 'demo') return { year: thisYear - (random.boolean(0.3) ? 1 : 0), km: random.whole(800, 6500), age: 0.5 };
  const age = Math.min(thisYear - since, 1 + Math.floor(random.next() ** 1.4 * 12));
  const km = Math.round(Math.max(1, age + random.next() - 0.5) * 14_000 * (0.45 + random.next()));
  return { year: thisYear - age, km, age };
}

/** Seventeen signs like a VIN, that no vehicle has. */
const inventedVin = (random: SeededRandom) =>
  `FC0${random.letters('ABCDEFGHJKLMNPRSTUVWXYZ0123456789', 8)}${random.whole(100_000, 999_999)}`;

/** Page of each demonstration site, in place of the reports that a provider sells. */
const EXAMPLE_HISTORY_REPORT = '/pages/example-history-report';

/** What every item of the demonstration stock has, whatever it is. */
function common(
  id: number,
  carType: Car['car_type'],
  make: string,
  isCertifiable: boolean,
  itemType: Car['item_type'],
  { site, now, random }: DemoContext,
) {
  const hasImages = random.boolean(0.97);
  const hasNvic = itemType === 'car' && id % 4 === 1;
  return {
    id,
    make,
    car_type: carType,
    colour: random.pickWeighted(COLOURS),
    show_on_dealer_website: !random.boolean(0.01),
    stocknum: `${carType === 'used' ? 'U' : carType === 'demo' ? 'D' : 'N'}${id}`,
    vin: inventedVin(random),
    nvic: hasNvic ? `D${String(id % 100_000).padStart(5, '0')}` : null,
    has_nvic: hasNvic,
    views: null,
    file: carType === 'used' && id % 4 !== 0 ? EXAMPLE_HISTORY_REPORT : null,
    youxQuote: null,
    payment_processors: site.switches.reserveEnabled ? ['demo'] : [],
    ...demoSaleStatus(carType, isCertifiable, now, random),
    ...demoLocation(site, make, carType === 'used', random),
    ...(hasImages ? carImageFields(site.slug, id, itemType) : { photos_count: 0, primary_image_url: null, images: [], thumbnails: [] }),
  };
}

/** A car of the catalogue as it might be in stock. */
export function demoCar(id: number, entry: CatalogueModel, carType: Car['car_type'], context: DemoContext): Car {
  const { site, now, random } = context;
  const grade = random.pick(entry.grades);
  const { engine } = grade;
  const { year, km, age } = ageOf(carType, entry.since, context);
  const isCertifiable = carType === 'used' && age <= 6 && (site.manufacturer === null || site.manufacturer.name === entry.make);
  const prices = demoPrices(grade.price, carType, age, km, context);
  const [variantlength, width, height] = entry.size;
  const isManual = engine.gearbox.endsWith('Manual');
  const words = { id, year, make: entry.make, model: entry.model, badge: grade.badge };
  const kind = entry.simpleBody === 'Ute' || entry.simpleBody === 'Cab Chassis' ? 'ute' : 'car';
  return {
    ...common(id, carType, entry.make, isCertifiable, 'car', context),
    ...prices,
    ...demoRegistration(id, year, carType, now, random),
    slug: carSlug(words),
    name: [year, entry.make, entry.model, grade.badge].join(' '),
    year,
    model: entry.model,
    badge: grade.badge,
    series: entry.series,
    body: entry.body,
    simple_body: entry.simpleBody,
    interior_colour: random.pick(INTERIORS),
    drive: engine.drive,
    seats: entry.seats,
    doors: entry.doors,
    engine_size: engine.litres === null ? null : `${engine.litres.toFixed(1)}L`,
    engine_size_litres: engine.litres,
    cylinders: engine.cylinders,
    trans: engine.gearbox,
    simple_transmission: isManual ? 'Manual' : 'Automatic',
    fuel: engine.fuel,
    simple_fuel: engine.simpleFuel,
    km,
    item_type: 'car',
    standardEquipment: demoFeatures(kind, random),
    dealercomments: random.boolean(0.92) ? demoComments(carType, false, random) : null,
    variant: {
      cylinders: engine.cylinders,
      enginesize: engine.litres === null ? null : Math.round(engine.litres * 1000) - 2,
      enginesize_litres: engine.litres,
      induction:
        engine.simpleFuel === 'Electric'
          ? null
          : engine.simpleFuel === 'Diesel' || engine.fuel.startsWith('Premium')
            ? 'Turbocharged'
            : 'Aspirated',
      geartype: isManual ? 'Manual' : 'Sports Automatic',
      bodyconfiguration: entry.body,
      fuelconsumptioncombined: engine.consumption,
      fuelcapacity: engine.simpleFuel === 'Electric' ? null : kind === 'ute' || entry.simpleBody === '4x4' ? 80 : 50,
      grossvehiclemass: Math.round((variantlength * width * height) / 70_000_000) * 10,
      towingcapacitybraked: entry.towing,
      vehiclelength: variantlength,
      vehicleheight: height,
      vehiclewidth: width,
      torque: engine.litres === null ? '310' : String(Math.round(engine.litres * (engine.simpleFuel === 'Diesel' ? 178 : 108))),
      ancaprating: entry.since >= 2015 || year >= 2016 ? 5 : null,
    },
    body_width: null,
    body_length: null,
    tare_weight: null,
    axle_type: null,
    sleeps: null,
    aggregate_trailer_mass: null,
    finance_lenders: demoLenders(site, prices.offer_price ?? prices.price, carType),
  };
}

/** A caravan, camper trailer or motorhome as it might be in stock. */
export function demoCaravan(id: number, entry: CaravanModel, carType: Car['car_type'], context: DemoContext): Car {
  const { site, now, random } = context;
  const grade = random.pick(entry.grades);
  const { engine } = entry;
  const { year, km, age } = ageOf(carType, entry.since, context);
  const prices = demoPrices(grade.price, carType, age * 0.6, null, context);
  const words = { id, year, make: entry.make, model: entry.model, badge: grade.badge };
  return {
    ...common(id, carType, entry.make, false, entry.itemType, context),
    ...prices,
    ...demoRegistration(id, year, carType, now, random),
    colour: random.pickWeighted([
      ['White', 80],
      ['Grey', 12],
      ['Black', 5],
      ['Beige', 3],
    ]),
    slug: carSlug(words),
    name: [year, entry.make, entry.model, grade.badge].join(' '),
    year,
    model: entry.model,
    badge: grade.badge,
    series: null,
    body: entry.body,
    simple_body: entry.simpleBody,
    interior_colour: null,
    drive: engine?.drive ?? null,
    seats: engine ? Math.min(grade.sleeps, 4) : null,
    doors: null,
    engine_size: engine ? `${engine.litres.toFixed(1)}L` : null,
    engine_size_litres: engine?.litres ?? null,
    cylinders: engine?.cylinders ?? null,
    trans: engine?.gearbox ?? null,
    simple_transmission: engine ? 'Automatic' : null,
    fuel: engine?.fuel ?? null,
    simple_fuel: engine ? 'Diesel' : null,
    km: engine ? km : null,
    item_type: entry.itemType,
    standardEquipment: demoFeatures('caravan', random),
    dealercomments: random.boolean(0.92) ? demoComments(carType, true, random) : null,
    variant: null,
    body_width: entry.itemType === 'camper-trailer' ? 2150 : 2480,
    body_length: grade.length,
    tare_weight: grade.tare,
    axle_type: engine ? null : entry.axle,
    sleeps: grade.sleeps,
    aggregate_trailer_mass: engine ? null : grade.mass,
    finance_lenders: demoLenders(site, prices.offer_price ?? prices.price, carType),
  };
}
