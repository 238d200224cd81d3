import {
  array,
  boolean,
  lazy,
  number,
  object,
  string,
  type AnyObject,
  type ISchema,
  type NumberSchema,
  type ObjectShape,
  type Schema,
} from 'yup';
import { isRecord } from './isRecord';

/**
 * Building blocks of the entity schemas: optional fields are `T | null`, never missing. What arrives as null
 * where a value is always there reads as the default; blank digits read as no number.
 */

const blankToNull = (value: number | null | undefined, original: unknown) =>
  typeof original === 'string' && original.trim() === '' ? null : value;

/** Without 'Infinity' and 1e309, which are numbers in JavaScript only. */
const finite = (schema: NumberSchema) =>
  schema.test('finite', '${path} must be a finite number', (value) => value === undefined || value === null || Number.isFinite(value));

/** A whole number that names a record; digits in a string are read as a number. */
export const id = () => number().integer().required();
/** A whole or decimal number; digits in a string are read as a number. */
export const requiredNumber = () => finite(number()).required();
export const optionalNumber = () => finite(number()).transform(blankToNull).nullable().default(null);
/** A whole number that names a record, or null; within what JSON and databases hold exactly. */
export const optionalId = () => optionalNumber().integer().min(1).max(Number.MAX_SAFE_INTEGER);
export const requiredText = () => string().required();
/** A text that may be empty but is always there. */
export const text = () =>
  string()
    .transform((value: string | null | undefined) => value ?? '')
    .defined()
    .default('');
export const optionalText = () => string().nullable().default(null);
export const flag = (initially = false) =>
  boolean()
    .transform((value: boolean | null | undefined) => value ?? initially)
    .defined()
    .default(initially);

const nullToNone = <Item>(value: Item[] | null | undefined) => value ?? [];

export const textList = () =>
  array()
    .transform(nullToNone<string>)
    .of(string().required())
    .defined()
    .default([]);
export const numberList = () =>
  array()
    .transform(nullToNone<number>)
    .of(number().required())
    .defined()
    .default([]);
/** A list of entities; a missing list becomes an empty one. */
export const listOf = <Item>(schema: ISchema<Item>) =>
  array<AnyObject, Item>()
    .transform(nullToNone<Item>)
    .of(schema)
    .defined()
    .default([]);

/** One of a closed list of words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  string()
    .oneOf(words as readonly Words[number][])
    .required();

/** One of a closed list of words, or null. */
export const optionalOneOf = <const Words extends readonly string[]>(words: Words) =>
  string()
    .nullable()
    .oneOf<Words[number] | null>([...(words as readonly Words[number][]), null])
    .default(null);

/** An object of which only the named fields pass: unknown fields are dropped. */
export const entity = <Shape extends ObjectShape>(shape: Shape) => object(shape).noUnknown().stripUnknown();

/** An image by its address; without one the address is null. */
export const image = () => entity({ url: optionalText() }).default(() => ({ url: null }));

/** A JSON object by key whose values are all of one schema, for example lenders by provider. */
export const recordOf = <Value>(schema: ISchema<Value>) =>
  lazy(
    (value: unknown) =>
      object(isRecord(value) ? Object.fromEntries(Object.keys(value).map((key) => [key, schema])) : {})
        .transform((given: AnyObject | null | undefined) => given ?? {})
        .defined()
        .default(() => ({})) as unknown as Schema<Record<string, Value>>,
  ).meta({ values: schema });
