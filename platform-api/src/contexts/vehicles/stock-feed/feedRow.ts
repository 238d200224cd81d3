import { createHash } from 'node:crypto';
import type { Car } from '@forecourt/shared-contracts';
import type { ColumnMapping } from './columnMapping';
import { FeedCells, type ConvertedCell, type UnusedCell } from './feedCells';
import type { FeedField } from './feedColumns';
import type { FeedPlace } from './feedLocation';
import { readLender, type FeedLender } from './feedLender';
import { expectedNumber, parseYear } from './feedNumbers';
import { readPhotos, type FeedPhotos } from './feedPhotos';
import { KNOWN_STATUSES, parseStatus } from './feedStatus';
import { readPrices } from './feedPrice';
import {
  cellText,
  normalizeDrive,
  parseAddress,
  parseBadge,
  parseColours,
  parseCylinders,
  parseDay,
  parseEngine,
  parseFlag,
  parseItemType,
  parseLocation,
  parseMonthOrDay,
  simpleBody,
  simpleFuel,
  simpleTransmission,
} from './feedValues';

/** One line of a feed by column name. */
export type FeedRow = Readonly<Record<string, string>>;

/** Lists and objects of a car, complete as the Car entity has them; no photos where the feed has no column of photos. */
export type FeedParts = Pick<Car, 'variant' | 'autograb_data' | 'standardEquipment'> & Partial<FeedPhotos>;

/** One car as read from the feed. */
export interface FeedCar {
  /** Identifies the car in this feed. */
  key: string;
  /** Attributes by their names in the Car entity, not validated yet. */
  attributes: Readonly<Partial<Record<(typeof FEED_ATTRIBUTES)[number], unknown>>>;
  parts: FeedParts;
  /** The word for its status is not known: a new car is hidden, a known one stays as it was. */
  hasUnknownStatus: boolean;
  /** The word for its type: the dealership may have one of its own. */
  typeText: string | null;
  /** The text for its year, which may be no year of a car. */
  yearText: string | null;
  place: FeedPlace;
  lender: FeedLender | null;
  /** Names of processors, or whether the site's own takes deposits; null without that column. */
  processors: readonly string[] | boolean | null;
  soldOn: string | null;
  arrivedOn: string | null;
  /** Cells without a meaning. */
  unused: readonly UnusedCell[];
  /** Cells with another unit than their column's. */
  converted: readonly ConvertedCell[];
}

/** The attributes of a car that a feed can fill with one value. */
export const FEED_ATTRIBUTES = [
  'year',
  'make',
  'model',
  'badge',
  'name',
  'series',
  'car_type',
  'item_type',
  'body',
  'simple_body',
  'colour',
  'interior_colour',
  'drive',
  'seats',
  'doors',
  'engine_size',
  'engine_size_litres',
  'cylinders',
  'trans',
  'simple_transmission',
  'fuel',
  'simple_fuel',
  'km',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'preorder',
  'status',
  'reserved',
  'certified',
  'tag',
  'show_on_dealer_website',
  'city',
  'state',
  'stocknum',
  'vin',
  'nvic',
  'has_nvic',
  'regplate',
  'rego_expiry',
  'build_date',
  'compliance_date',
  'file',
  'dealercomments',
  'sleeps',
  'body_length',
  'body_width',
  'tare_weight',
  'aggregate_trailer_mass',
  'axle_type',
] as const satisfies readonly (keyof Car)[];

const YES_OR_NO = 'yes or no';

/** Feeds write Other for what their list does not have. */
const known = (text: string | null) => (text?.toLowerCase() === 'other' ? null : text);
const list = (cell: string | null) => (cell === null ? [] : cell.split(/[|;]/).flatMap((each) => cellText(each) ?? []));

/** The key of a car; without a key column, a hash of attributes that do not change, so not of the price. */
function keyOf(cells: FeedCells): string {
  const explicit = cells.text('key') ?? cells.text('stocknum') ?? cells.text('vin');
  if (explicit !== null) return explicit;
  const constant: FeedField[] = [
    'make',
    'model',
    'title',
    'badge',
    'year',
    'car_type',
    'engine',
    'transmission',
    'colours',
    'location',
    'km',
    'body',
  ];
  return `facts:${createHash('sha256')
    .update(JSON.stringify(constant.map((field) => cells.text(field))))
    .digest('hex')
    .slice(0, 32)}`;
}

function engineOf(cells: FeedCells) {
  const engine = cells.readConverted('engine', parseEngine, 'cylinders and litres, such as 4 cyl, 2.0 L');
  const cylinders = cells.read('cylinders', parseCylinders, expectedNumber('cylinders'))?.value;
  return {
    litres: cells.number('engine_size', 'litres') ?? engine?.litres ?? null,
    cylinders: engine?.cylinders ?? cylinders ?? null,
  };
}
type Engine = ReturnType<typeof engineOf>;

/** What the car is: make to seats. */
function modelOf(cells: FeedCells, { litres, cylinders }: Engine) {
  const year = parseYear(cells.text('year') ?? '');
  const make = cells.text('make');
  const model = cells.text('model');
  const badge = cells.text('badge') ?? parseBadge(cells.text('title'), year ?? 0, make ?? '', model ?? '');
  const { outside, inside } = parseColours(cells.text('colours'));
  const [fuel, body, trans] = [known(cells.text('fuel')), known(cells.text('body')), cells.text('transmission')];
  return {
    year,
    make,
    model,
    badge,
    name: [year, make, model, badge].filter((part) => part !== null).join(' '),
    series: cells.text('series'),
    item_type: cells.read('item_type', parseItemType, 'car, caravan, camper-trailer or motorhome') ?? undefined,
    body,
    simple_body: simpleBody(body),
    colour: outside,
    interior_colour: cells.text('interior_colour') ?? inside,
    drive: normalizeDrive(cells.text('drive')),
    seats: cells.number('seats', 'seats'),
    doors: cells.number('doors', 'doors'),
    engine_size: litres === null ? null : `${litres.toFixed(1)}L`,
    engine_size_litres: litres,
    cylinders,
    trans,
    simple_transmission: simpleTransmission(trans),
    fuel,
    simple_fuel: simpleFuel(fuel),
  };
}

function variantOf(cells: FeedCells, { litres, cylinders }: Engine): NonNullable<Car['variant']> {
  return {
    cylinders,
    enginesize: null,
    enginesize_litres: litres,
    geartype: cells.text('gear_type'),
    bodyconfiguration: cells.text('body_configuration'),
    fuelconsumptioncombined: cells.number('consumption', 'consumption'),
    induction: cells.text('induction'),
    fuelcapacity: cells.number('fuel_capacity', 'tankLitres'),
    torque: cells.text('torque'),
    towingcapacitybraked: cells.number('towing_capacity', 'kilograms'),
    grossvehiclemass: cells.number('gross_mass', 'kilograms'),
    vehiclelength: cells.number('length', 'millimetres'),
    vehiclewidth: cells.number('width', 'millimetres'),
    vehicleheight: cells.number('height', 'millimetres'),
    ancaprating: cells.number('ancap', 'stars'),
  };
}

function marketOf(cells: FeedCells): Car['autograb_data'] {
  const average_market_price = cells.number('market_price', 'price');
  const state_average_market_price = cells.number('market_price_state', 'price');
  return average_market_price === null && state_average_market_price === null ? null : { average_market_price, state_average_market_price };
}

/** How it is sold and registered. */
function saleOf(cells: FeedCells) {
  const flag = (field: FeedField) => cells.read(field, parseFlag, YES_OR_NO) ?? undefined;
  const nvic = cells.text('nvic');
  const { status = 'in_stock', reserved = false, isWithdrawn = false } = cells.read('status', parseStatus, KNOWN_STATUSES) ?? {};
  return {
    status,
    reserved,
    preorder: flag('preorder'),
    certified: flag('certified'),
    tag: cells.text('tag'),
    show_on_dealer_website: isWithdrawn ? false : flag('show_on_website'),
    stocknum: cells.text('stocknum'),
    vin: cells.text('vin'),
    nvic,
    has_nvic: nvic !== null,
    regplate: cells.text('regplate'),
    rego_expiry: cells.read('rego_expiry', parseDay, 'a day such as 2026-06-30'),
    build_date: cells.read('build_date', parseMonthOrDay, 'a month or day such as 2026-06'),
    compliance_date: cells.read('compliance_date', parseMonthOrDay, 'a month or day such as 2026-06'),
    file: cells.read('history_report', parseAddress, 'an address that begins with https:// or /'),
    dealercomments: cells.text('comments'),
  };
}

function caravanOf(cells: FeedCells) {
  return {
    sleeps: cells.number('sleeps', 'berths'),
    body_length: cells.number('body_length', 'millimetres'),
    body_width: cells.number('body_width', 'millimetres'),
    tare_weight: cells.number('tare', 'kilograms'),
    aggregate_trailer_mass: cells.number('aggregate_mass', 'kilograms'),
    axle_type: cells.text('axle_type'),
  };
}

function processorsOf(cells: FeedCells): FeedCar['processors'] {
  if (!cells.has('payment_processors')) return null;
  const text = cells.text('payment_processors');
  return text === null ? false : (parseFlag(text) ?? list(text));
}

/** Reads one line; the cells that have no meaning are listed. */
export function readFeedRow(row: FeedRow, mapping: ColumnMapping): FeedCar {
  const cells = new FeedCells(row, mapping);
  const engine = engineOf(cells);
  const location = cells.text('location');
  const inCell = parseLocation(location);
  return {
    key: keyOf(cells),
    attributes: {
      ...modelOf(cells, engine),
      km: cells.number('km', 'kilometres'),
      ...readPrices(cells),
      ...saleOf(cells),
      ...caravanOf(cells),
    },
    parts: {
      variant: variantOf(cells, engine),
      autograb_data: marketOf(cells),
      standardEquipment: list(cells.text('features')),
      ...readPhotos(cells),
    },
    hasUnknownStatus: parseStatus(cells.text('status') ?? 'in stock') === null,
    typeText: cells.text('car_type'),
    yearText: cells.text('year'),
    place: { location, city: cells.text('city') ?? inCell.city, state: cells.text('state') ?? inCell.state },
    lender: readLender(cells),
    processors: processorsOf(cells),
    soldOn: cells.read('sold_date', parseDay, 'a day such as 2026-06-30'),
    arrivedOn: cells.read('date_in_stock', parseDay, 'a day such as 2026-06-30'),
    unused: cells.unused,
    converted: cells.converted,
  };
}
