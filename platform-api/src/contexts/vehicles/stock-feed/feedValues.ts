import { addDays, CAR_TYPES, dateOf, STATES, type Car } from '@forecourt/shared-contracts';
import { PRICE_TYPES, usualPriceType } from '@forecourt/shared-contracts/back-end';
import { readNumber, type NumberKind, type NumberReading } from './feedNumbers';

/** Parsers of single cells. An unknown value is null, never a guess. */

const UNKNOWN = new Set(['', '-', '- / -', 'poa', 'n/a', 'na', 'nan', 'null', 'none', 'tba', 'unknown']);

/** The text of a cell, null for an empty one and for placeholders such as '-' and 'POA'. */
export function cellText(cell: string | undefined): string | null {
  const text = (cell ?? '').replaceAll(/\s+/g, ' ').trim();
  return UNKNOWN.has(text.toLowerCase()) ? null : text;
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

/** The usual price types; a dealer's own text is not changed. */
export const parsePriceType = (text: string): string => usualPriceType(text) ?? text;

/** A price in dollars, null for none, and the usual price type that its cell names: '$23,990 Drive Away'. */
export function parsePrice(text: string): { amount: number | null; type: string | null } | null {
  const type = PRICE_TYPES.find(({ words }) => words.test(text));
  const reading = readNumber(type ? text.replace(type.words, '') : text, 'price');
  return reading && { amount: reading.value, type: type?.name ?? null };
}

export const parseItemType = oneOfPatterns(
  [/^(?:car|passenger|suv|ute|van|light commercial)$/i, 'car'],
  [/^(?:motor ?home|campervan)$/i, 'motorhome'],
  [/^camper[ -]?trailer$/i, 'camper-trailer'],
  [/^caravan$/i, 'caravan'],
);

/** A time after a day: 'T09:00:00Z', ' 9:00 am AEST'. */
const TIME = /(?:(?:T|,?\s)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[a-z.]{1,5}){0,2}(?:\s?[+-]\d{2}:?\d{2})?)?$/i.source;
const ISO_DAY = new RegExp(`^(?:19|20)\\d{2}-\\d{2}-\\d{2}${TIME}`, 'i');
const LOCAL_DAY = new RegExp(`^(\\d{1,2})[/.-](\\d{1,2})[/.-]((?:19|20)\\d{2})${TIME}`, 'i');

/** 2026-06-30 for '2026-06-30', '2026-06-30T09:00' and '30/06/2026', in the years 1900 to 2099. */
export function parseDay(text: string): string | null {
  const [, day = '', month = '', year] = LOCAL_DAY.exec(text) ?? [];
  if (year === undefined && !ISO_DAY.test(text)) return null;
  const date = dateOf(year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  // 31 February would become 3 March.
  return date !== null && addDays(date, 0) === date ? date : null;
}

const MONTH_NAME =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MONTH = new RegExp(
  [
    String.raw`^(?:(?:0?[1-9]|1[0-2])\s?[/.-]\s?)?(?:19|20)\d{2}$`,
    String.raw`^(?:19|20)\d{2}\s?[/.-]\s?(?:0?[1-9]|1[0-2])$`,
    String.raw`^(?:\d{1,2}[\s-])?(?:${MONTH_NAME})\.?[\s,/-]{0,2}(?:19|20)\d{2}$`,
  ].join('|'),
  'i',
);

/** A day, else a month or year as the feed writes it: 'Mar 2021', '03/2021', '2021'. */
export const parseMonthOrDay = (text: string): string | null => parseDay(text) ?? (MONTH.test(text) ? text : null);

/** A web address, or a path of the site. */
export const parseAddress = (text: string): string | null => (/^(?:https?:\/\/[^\s/]+|\/(?![/\\]))\S*$/i.test(text) ? text : null);

/** Where a photo is: a web address, or a file among the uploads of the site. */
export const parsePhoto = (text: string): string | null => (/^(?:https?:\/\/[^\s/]+\/|uploads\/)\S+$/i.test(text) ? text : null);

/** A number of cylinders in a description of an engine; 16V is valves. */
const CYLINDERS = /(?<![\d.,'’])\d+[\s-]?cyl(?:inders?|s)?\b\.?|\b(?:v|vr|w)(?:[2-8]|1[026])\b|\b(?:inline|straight|flat)[\s-]?\d+\b/gi;
/** A number of litres in it, with all that looks like a part of the number; 6.5 L/100 km is consumption. */
const LITRES = /(?<![\d.,'’])\d[\d.,'’]*(?:\s\d{3}(?!\d))*\s?(?:l|lts?|ltrs?|lit(?:re|er)s?|cc|ccm|cm3)\b(?!\s?(?:\/|per))/gi;

/** The one number of a kind among texts: no reading where there is none, null where one is no such number or they differ. */
function onlyNumber(texts: readonly string[], kind: NumberKind): NumberReading | null {
  const readings = texts.map((text) => readNumber(text, kind));
  const [first = { value: null, convertedTo: null }] = readings;
  return readings.every((each) => each?.value === first?.value) ? first : null;
}

/** What a text says about an engine; null for what it does not say. */
export interface ParsedEngine {
  cylinders: number | null;
  litres: number | null;
  convertedTo: string | null;
}

/** '4 cyl, 2.2 L' as four cylinders and 2.2 litres, also in a description; an electric engine has neither. */
export function parseEngine(text: string): ParsedEngine | null {
  const [cylinderTexts, litreTexts] = [text.match(CYLINDERS) ?? [], text.match(LITRES) ?? []];
  if (cylinderTexts.length + litreTexts.length === 0 && (/\d/.test(text) || !/electric|\bev\b/i.test(text))) return null;
  const cylinders = onlyNumber(cylinderTexts, 'cylinders');
  const litres = onlyNumber(litreTexts, 'litres');
  return cylinders && litres && { cylinders: cylinders.value, litres: litres.value, convertedTo: litres.convertedTo };
}

/** The cylinders of '4', 'V6' and '4 cyl, 1.4 L'; an electric car has none, which feeds write as 0 or as 0 L. */
export function parseCylinders(text: string): { value: number | null } | null {
  const engine = readNumber(text, 'cylinders') ? null : parseEngine(text);
  if (!engine) return readNumber(text, 'cylinders');
  return engine.cylinders === null && engine.litres !== null ? null : { value: engine.cylinders };
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
