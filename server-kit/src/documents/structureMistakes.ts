import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { JsonSchema, Mistake } from '@forecourt/shared-contracts/documents';
import { didYouMean, type OtherNames } from './suggestion';

/** A mistake, and whether it is the key at the end of its path. */
export interface StructureMistake extends Mistake {
  isKey?: boolean;
}

const validators = new WeakMap<JsonSchema, ValidateFunction>();

function validatorOf(schema: JsonSchema): ValidateFunction {
  const known = validators.get(schema) ?? new Ajv({ allErrors: true, strict: false, discriminator: true, verbose: true }).compile(schema);
  validators.set(schema, known);
  return known;
}

const pathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const listed = (words: readonly string[]) => [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');

function wantedType(type: unknown): string {
  const types = [type].flat().filter((each) => each !== 'null') as string[];
  return listed(types.map((each) => TYPES[each] ?? each));
}

function reasonOf({ keyword, params, data, parentSchema = {}, message = 'is not valid' }: ErrorObject): string {
  if (keyword === 'enum') {
    const words = (params.allowedValues as unknown[]).filter((each) => each !== null && each !== '').map(String);
    return `must be ${listed(words)}${typeof data === 'string' ? didYouMean(data, words, parentSchema.otherNames as OtherNames) : ''}`;
  }
  if (keyword === 'type') return `must be ${wantedType(params.type)}`;
  if (keyword === 'pattern') return String(parentSchema.patternErrorMessage ?? message);
  if (keyword === 'discriminator') {
    const variants = (parentSchema.oneOf ?? []) as { properties: Record<string, { enum?: string[]; const?: string }> }[];
    const words = variants.flatMap(({ properties }) => {
      const tag = properties[String(params.tag)];
      return tag?.enum ?? tag?.const ?? [];
    });
    return `must be ${listed(words)}${didYouMean(String(params.tagValue), words)}`;
  }
  return message;
}

/** What of a document does not have the structure of a schema: unknown keys, wrong types, words that a field does not have. */
export function structureMistakes(schema: JsonSchema, value: unknown): StructureMistake[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error): StructureMistake => {
    const path = pathOf(error.instancePath);
    if (error.keyword === 'additionalProperties') {
      const key = String(error.params.additionalProperty);
      const known = Object.keys((error.parentSchema?.properties ?? {}) as object);
      const named = error.parentSchema?.keyErrorMessage;
      return { path: [...path, key], isKey: true, reason: named ? String(named) : `is no field here${didYouMean(key, known)}` };
    }
    if (error.keyword === 'required') return { path: [...path, String(error.params.missingProperty)], reason: 'is missing' };
    return { path: error.keyword === 'discriminator' ? [...path, String(error.params.tag)] : path, reason: reasonOf(error) };
  });
}
