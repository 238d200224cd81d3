import { addDays, CAR_TYPES, dateOf, STATES, type Car } from '@forecourt/shared-contracts';

/** Parsers of single cells. An unknown value is null, never a guess. */

const UNKNOWN = new Set(['', '-', '- / -', 'poa', 'n/a', 'na', 'nan', 'null', 'none', 'tba', 'unknown']);

/** The text of a cell, null for an empty one and for placeholders such as '-' and 'POA'. */
export function cellText(cell: string | undefined): string | null {
  const text = (cell ?? '').replaceAll(/\s+/g, ' ').trim();
  return UNKNOWN.has(text.toLowerCase()) ? null : text;
}

/** The first number of a cell: '4 Doors', '$51,990', '8.7 L / 100 km'. */
export function parseNumber(cell: string | undefined): number | null {
  const found = /-?\d[\d,]*(?:\.\d+)?/.exec(cellText(cell) ?? '')?.[0];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
}

/** A number that is not negative: money, kilometres, millimetres. */
export function parseAmount(text: string): number | null {
  const number = parseNumber(text);
  return number !== null && number >= 0 ? number : null;
}

/** The value of the first pattern that a text matches. */
const oneOfPatterns =
  <Value>(...patterns: readonly (readonly [RegExp, Value])[]) =>
  (text: string): Value | null =>
    patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const usualCarType = oneOfPatterns<Car['car_type']>(
  [/^(?:brand[ -]?)?new$/i, 'new'],
  [/^(?:ex[ -]?)?demo(?:nstrator)?$/i, 'demo'],
  [/^(?:used|pre-?owned|second ?hand)$/i, 'used'],
);

/** 'DEMO', 'Pre-Owned', 'new', or the dealership's own word for a type; an unknown cell means used. */
export function parseCarType(text: string | null, names: Partial<Record<Car['car_type'], string | null>> = {}): Car['car_type'] | null {
  if (text === null) return 'used';
  const own = CAR_TYPES.find((type) => names[type]?.toLowerCase() === text.toLowerCase());
  return own ?? usualCarType(text);
}

export const parseFlag = oneOfPatterns([/^(?:y|yes|true|1|x)$/i, true], [/^(?:n|no|false|0)$/i, false]);

type Sale = Pick<Car, 'status' | 'reserved'>;
export const parseStatus = oneOfPatterns<Sale>(
  [/^(?:in[ _-]?stock|available|for sale|active|live)$/i, { status: 'in_stock', reserved: false }],
  [/^(?:coming[ _-]?soon|in transit|on order|incoming)$/i, { status: 'coming_soon', reserved: false }],
  [/^(?:reserved|on hold|deposit taken|under offer)$/i, { status: 'in_stock', reserved: true }],
  [/^(?:sold|delivered)$/i, { status: 'sold', reserved: false }],
);

/** The usual price types; a dealer's own text is not changed. */
export const parsePriceType = (text: string): string =>
  oneOfPatterns(
    [/^(?:dap|drive[ -]?away(?: price)?)$/i, 'Drive Away'],
    [/^(?:egc|excl?(?:uding|\.)? (?:govt?\.?|government) charges)$/i, 'Excl. Govt. Charges'],
  )(text) ?? text;

export const parseItemType = oneOfPatterns(
  [/^(?:car|passenger|suv|ute|van|light commercial)$/i, 'car'],
  [/^(?:motor ?home|campervan)$/i, 'motorhome'],
  [/^camper[ -]?trailer$/i, 'camper-trailer'],
  [/^caravan$/i, 'caravan'],
);

/** 2026-06-30 for '2026-06-30', '2026-06-30T09:00' and '30/06/2026'. */
export function parseDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? [];
  const date = dateOf(year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text);
  // 31 February would become 3 March.
  return date !== null && addDays(date, 0) === date ? date : null;
}

/** A day, else a month as the feed writes it: 'Mar 2021', '03/2021'. */
export const parseMonthOrDay = (text: string): string | null => parseDay(text) ?? (/\d{4}/.test(text) ? text : null);

/** A web address, or a path of the site. */
export const parseAddress = (text: string): string | null => (/^(?:https?:\/\/[^\s/]+|\/(?![/\\]))\S*$/i.test(text) ? text : null);

/** Where a photo is: a web address, or a file among the uploads of the site. */
export const parsePhoto = (text: string): string | null => (/^(?:https?:\/\/[^\s/]+\/|uploads\/)\S+$/i.test(text) ? text : null);

/** '4 cyl, 2.2 L' as four cylinders and 2.2 litres. */
export function parseEngine(cell: string | null): { cylinders: number | null; litres: number | null } {
  const text = cell ?? '';
  const cylinders = /(\d+)\s*cyl/i.exec(text)?.[1];
  const litres = /(\d+(?:\.\d+)?)\s*L\b/i.exec(text)?.[1];
  return { cylinders: cylinders ? Number(cylinders) : null, litres: litres && Number(litres) > 0 ? Number(litres) : null };
}

/** The fuel values of facets; petrol has many names in feeds. */
export function simpleFuel(fuel: string | null): string | null {
  if (fuel === null) return null;
  const text = fuel.toLowerCase();
  if (/plug|phev/.test(text)) return 'PHEV';
  if (text.includes('hybrid')) return 'Hybrid';
  if (text.includes('electric')) return 'Electric';
  if (text.includes('diesel')) return 'Diesel';
  if (/lpg|gas\b/.test(text)) return 'LPG';
  if (text.includes('hydrogen')) return 'Hydrogen';
  if (/premium|unleaded|petrol|leaded/.test(text)) return 'Petrol';
  return fuel;
}

export function simpleTransmission(transmission: string | null): string | null {
  if (transmission === null) return null;
  return /manual/i.test(transmission) && !/auto/i.test(transmission) ? 'Manual' : 'Automatic';
}

const DRIVES: Readonly<Record<string, string>> = {
  front: 'Front Wheel Drive',
  fwd: 'Front Wheel Drive',
  rear: 'Rear Wheel Drive',
  rwd: 'Rear Wheel Drive',
  awd: 'All Wheel Drive',
  '4wd': '4x4',
};
export const normalizeDrive = (drive: string | null) => (drive === null ? null : (DRIVES[drive.toLowerCase()] ?? drive));

/** The body values of facets for the longer ones of feeds. */
export function simpleBody(body: string | null): string | null {
  if (body === null) return null;
  const text = body.toLowerCase();
  if (text.includes('ute') || text.includes('pick')) return 'Ute';
  if (text.includes('cab chassis')) return 'Cab Chassis';
  if (text.includes('commercial') || text === 'van') return 'Van';
  if (text.includes('people')) return 'People Mover';
  if (text.includes('hatch')) return 'Hatchback';
  if (text.includes('station') || text === 'wagon') return 'Wagon';
  return body;
}

/** 'White / Black' as outside and inside. */
export function parseColours(cell: string | null): { outside: string | null; inside: string | null } {
  const [outside, inside] = (cell ?? '').split(' / ');
  return { outside: cellText(outside), inside: cellText(inside) };
}

/** 'Caringbah, NSW' as city and state. */
export function parseLocation(text: string | null): { city: string | null; state: string | null } {
  if (text === null) return { city: null, state: null };
  const parts = text.split(',').map((part) => part.trim());
  const state = parts.at(-1)?.toUpperCase() ?? '';
  return (STATES as readonly string[]).includes(state)
    ? { city: cellText(parts.slice(0, -1).join(', ')), state }
    : { city: text, state: null };
}

/** The rest of '2022 Ssangyong Rexton Ultimate (awd)' after year, make and model. */
export function parseBadge(title: string | null, year: number, make: string, model: string): string | null {
  if (title === null) return null;
  const start = `${year} ${make} ${model} `;
  return title.toLowerCase().startsWith(start.toLowerCase()) ? cellText(title.slice(start.length)) : null;
}
