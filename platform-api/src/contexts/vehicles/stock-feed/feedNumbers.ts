/** Numbers of single cells. A cell is read as a whole: other text beside its number leaves it without a value, and never with a part of it. */

/** A unit that a cell may name. */
interface NumberUnit {
  /** Its spellings in lower case, without blanks and full stops; '' is a number without a unit. */
  words: readonly string[];
  /** How many of the column's unit it is. */
  factor: number;
  /** Most digits after the point. */
  decimals: number;
  /** Whether it is another unit than the column's; the report lists such a cell with its value. */
  isConverted: boolean;
  /** Digits after the point to which a converted value is rounded. */
  roundTo?: number;
}

/** What the numbers of a column are. */
interface NumberRule {
  /** What is accepted, as the start of a sentence. */
  about: string;
  example: string;
  min: number;
  max: number;
  /** Whether 0 means that there is no value, or is a value also where it is below `min`. */
  zero?: 'none' | 'value';
  isWhole?: boolean;
  /** Texts before the number, as `words` of a unit. */
  prefixes?: readonly string[];
  units: readonly NumberUnit[];
  /** The column's unit, as a report writes it. */
  symbol?: string;
}

/** The column's own unit, which a cell may leave out. */
const own = (words: readonly string[], decimals = 2): NumberUnit => ({ words: ['', ...words], factor: 1, decimals, isConverted: false });
/** Another unit. */
const other = (words: readonly string[], factor: number, decimals: number, roundTo?: number): NumberUnit => ({
  words,
  factor,
  decimals,
  isConverted: true,
  roundTo,
});

/** Each first text with each second one. */
const combined = (first: readonly string[], second: readonly string[]) => first.flatMap((start) => second.map((end) => start + end));

const A_YEAR = ['', 'pa', 'perannum', 'peryear', 'ayear'];
const LITRE_WORDS = ['l', 'lt', 'lts', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'];
const DOLLARS = { about: 'an amount in dollars', prefixes: ['$', 'a$', 'au$', 'aud', 'aud$'], units: [own(['aud'])] };
const PAYMENT = { ...DOLLARS, min: 1, max: 100_000, zero: 'none' } as const;

/** The numbers of a feed by kind: their units, their bounds, and what 0 means. */
const NUMBER_RULES = {
  // Less is an amount in thousands.
  price: { ...DOLLARS, example: '23,990', min: 100, max: 10_000_000, zero: 'none' },
  subscriptionPrice: { ...PAYMENT, example: '299' },
  weeklyPayment: {
    ...PAYMENT,
    example: '112',
    units: [own(['aud', 'pw', 'p/w', '/w', '/wk', '/week', 'perweek', 'aweek', 'weekly'])],
  },
  monthlyPayment: {
    ...PAYMENT,
    example: '486',
    units: [own(['aud', 'pm', 'p/m', '/m', '/mth', '/month', 'permonth', 'amonth', 'monthly'])],
  },
  /** A part of a loan, such as a deposit of 0. */
  loanAmount: { ...DOLLARS, example: '495', min: 0, max: 10_000_000 },
  rate: {
    about: 'a rate in percent a year',
    example: '8.49',
    // Less is a fraction: 0.08 is 8 percent.
    min: 0.5,
    max: 50,
    zero: 'value',
    units: [own(combined(['', '%', 'percent'], A_YEAR), 3)],
  },
  termMonths: {
    about: 'a term in months',
    example: '60 or 5 years',
    // Less is a term in years.
    min: 12,
    max: 120,
    isWhole: true,
    units: [own(['month', 'months', 'mth', 'mths']), other(['year', 'years', 'yr', 'yrs'], 12, 2)],
    symbol: 'months',
  },
  kilometres: {
    about: 'a whole number of kilometres',
    example: '41,200',
    min: 0,
    max: 2_000_000,
    isWhole: true,
    units: [
      own(['km', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers']),
      // Thousands of the column's own unit.
      { ...own([]), words: ['k', 'kkm', 'kkms'], factor: 1000 },
      other(['mi', 'mile', 'miles'], 1.609344, 0, 0),
    ],
    symbol: 'km',
  },
  litres: {
    about: 'a number of litres',
    example: '2.0 or 1998 cc',
    min: 0.3,
    max: 20,
    // Feeds write 0 L for an electric car.
    zero: 'none',
    units: [own(LITRE_WORDS, 3), other(['cc', 'ccm', 'cm3', 'cm³'], 0.001, 0, 1)],
    symbol: 'L',
  },
  tankLitres: {
    about: 'a number of litres',
    example: '50',
    min: 1,
    max: 1000,
    zero: 'none',
    units: [own(LITRE_WORDS)],
  },
  consumption: {
    about: 'a consumption in litres per 100 km',
    example: '8.7',
    min: 0.1,
    max: 60,
    zero: 'none',
    units: [own(['l', ...combined(['l', 'lt', 'ltr', 'ltrs', 'litre', 'litres'], combined(['/', 'per'], ['100km', '100kms']))], 3)],
  },
  cylinders: {
    about: 'a number of cylinders',
    example: '4 or V6',
    min: 1,
    max: 16,
    zero: 'none',
    isWhole: true,
    prefixes: ['v', 'vr', 'w', 'i', 'inline', 'straight', 'flat'],
    units: [own(['cyl', 'cyls', 'cylinder', 'cylinders'])],
  },
  doors: { about: 'a number of doors', example: '5', min: 1, max: 10, zero: 'none', isWhole: true, units: [own(['dr', 'door', 'doors'])] },
  seats: {
    about: 'a number of seats',
    example: '5',
    min: 1,
    max: 60,
    zero: 'none',
    isWhole: true,
    units: [own(['seat', 'seats', 'seater'])],
  },
  berths: {
    about: 'a number of berths',
    example: '4',
    min: 1,
    max: 20,
    zero: 'none',
    isWhole: true,
    prefixes: ['sleeps'],
    units: [own(['berth', 'berths', 'person', 'persons', 'people'])],
  },
  stars: { about: 'a number of stars', example: '5', min: 0, max: 5, isWhole: true, units: [own(['star', 'stars'])] },
  kilograms: {
    about: 'a mass in kilograms',
    example: '1,300 or 1.3 t',
    // Less is a mass in tonnes.
    min: 50,
    max: 50_000,
    zero: 'none',
    units: [own(['kg', 'kgs', 'kilogram', 'kilograms']), other(['t', 'tonne', 'tonnes'], 1000, 3)],
    symbol: 'kg',
  },
  millimetres: {
    about: 'a length in millimetres',
    example: '4,375 or 4.375 m',
    // Less is a length in centimetres or metres.
    min: 1000,
    max: 20_000,
    zero: 'none',
    units: [
      own(['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters']),
      other(['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters'], 10, 1),
      other(['m', 'metre', 'metres', 'meter', 'meters'], 1000, 3),
    ],
    symbol: 'mm',
  },
} as const satisfies Record<string, NumberRule>;

/** A kind of number, each with units, bounds and a meaning of 0 of its own. */
export type NumberKind = keyof typeof NUMBER_RULES;

/** What the number of a cell means. */
export interface NumberReading {
  /** In the column's unit; null where the cell says that there is none. */
  value: number | null;
  /** The value with its unit where the cell has another unit than its column, such as '41,000 km'; else null. */
  convertedTo: string | null;
}

const FORMAT = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 3 });

/** A rule as cells are read by it: computed once, since a large feed has millions of cells. */
const compile = (rule: NumberRule) => ({
  rule,
  prefixes: new Set(['', ...(rule.prefixes ?? [])]),
  units: new Map(rule.units.flatMap((unit) => unit.words.map((word) => [word, unit] as const))),
  expected: `${rule.about} from ${FORMAT.format(rule.min)} to ${FORMAT.format(rule.max)}${rule.zero === 'value' ? ' or 0' : ''}, such as ${rule.example}`,
});
const COMPILED = Object.fromEntries(Object.entries(NUMBER_RULES).map(([kind, rule]) => [kind, compile(rule)])) as Readonly<
  Record<NumberKind, ReturnType<typeof compile>>
>;

/** What a cell of a kind of number accepts, as a report says it. */
export const expectedNumber = (kind: NumberKind): string => COMPILED[kind].expected;

/** A prefix, a number and a unit; .5 is no 5. */
const CELL = /^(\D*(?<![.,]))(\d(?:[\d\s,.]*\d)?)(\D.*)?$/s;
/** Digits, or groups of three with one kind of separator; a first group of 0 would be a decimal comma. */
const NUMBER = /^(\d+|[1-9]\d{0,2}([\s,])\d{3}(?:\2\d{3})*)(?:\.(\d+))?$/;

const wordOf = (text: string) => text.toLowerCase().replaceAll(/[\s.]|^-(?=[a-z])|(?<=[a-z])-$/g, '');

/** The number of a text without unit, or null where it has another form or more digits after the point. */
function plainNumber(text: string, decimals: number): number | null {
  const [, whole, , fraction = ''] = NUMBER.exec(text) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
}

/** The number of a cell in its column's unit; null where the cell has another form, another unit, or a value out of bounds. */
export function readNumber(text: string, kind: NumberKind): NumberReading | null {
  const { rule, prefixes, units } = COMPILED[kind];
  const [, prefix = '', digits = '', unitText = ''] = CELL.exec(text.trim()) ?? [];
  const unit = units.get(wordOf(unitText));
  if (!unit || !prefixes.has(wordOf(prefix))) return null;
  const number = plainNumber(digits, unit.decimals);
  if (number === null) return null;
  // Three digits after the point: products such as 1.1 × 1000 are not exact.
  const value = Number((number * unit.factor).toFixed(unit.roundTo ?? 3));
  if (value === 0 && rule.zero === 'none') return { value: null, convertedTo: null };
  const isInBounds = (value >= rule.min && value <= rule.max) || (value === 0 && rule.zero === 'value');
  if (!isInBounds || (rule.isWhole && !Number.isInteger(value))) return null;
  return { value, convertedTo: unit.isConverted ? `${FORMAT.format(value)} ${rule.symbol}` : null };
}

const FIRST_YEAR = 1900;

/** The model year of '2021', '21', 'MY21' and 'MY21.5'; two digits are a year from 2000. It may be no year of a car: see `yearError`. */
export function parseYear(text: string): number | null {
  const [, modelYear, year = modelYear] = /^(?:MY\s?(\d{4}|\d{2})(?:\.\d{1,2})?|(\d{4}|\d{2})(?:\.0+)?)$/i.exec(text) ?? [];
  if (year === undefined) return null;
  return Number(year.padStart(4, '20'));
}

/** Why a text is not the year of a car at an instant, or null; the next year's cars are sold already. */
export function yearError(text: string, now: Date): string | null {
  const year = parseYear(text);
  const last = now.getUTCFullYear() + 1;
  return year !== null && year >= FIRST_YEAR && year <= last ? null : `year "${text}" is not a year from ${FIRST_YEAR} to ${last}`;
}
