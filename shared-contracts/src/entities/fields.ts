import { array, boolean, mixed, number, object, string, type ObjectShape } from 'yup';

/** Building blocks of the entity schemas (CO-001): optional fields are `T | null`, never missing. */

/** A whole or decimal number; digits in a string are read as a number. */
export const requiredNumber = () => number().required();
export const optionalNumber = () => number().nullable().default(null);
export const requiredText = () => string().required();
/** A text that may be empty but is always there. */
export const text = () => string().defined().default('');
export const optionalText = () => string().nullable().default(null);
export const flag = (initially = false) => boolean().defined().default(initially);
export const textList = () => array().of(string().required()).defined().default([]);
export const numberList = () => array().of(number().required()).defined().default([]);

/** One of a closed list of words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  string().oneOf(words as readonly Words[number][]).required();

/** Keeps only the named fields of an object: unknown extra fields do not pass the boundary. */
export const entity = <Shape extends ObjectShape>(shape: Shape) => object(shape).noUnknown().stripUnknown();

/** A JSON object by key, for example lenders by provider. */
export const byKey = <Value>() =>
  mixed<Record<string, Value>>((value): value is Record<string, Value> => typeof value === 'object' && value !== null && !Array.isArray(value))
    .defined()
    .default(() => ({}) as Record<string, Value>);
