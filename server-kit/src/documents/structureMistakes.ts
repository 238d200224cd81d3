import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonSchema, Mistake } from '@forecourt/shared-contracts/documents';
import { schemaReason, type SchemaError } from './schemaReason';
import { didYouMean, suggestion } from './suggestion';

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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** 'is missing', and the key that was probably meant for it. */
function missing(field: string, { data, parentSchema }: Pick<SchemaError, 'data' | 'parentSchema'>): string {
  const known = Object.keys((parentSchema?.properties ?? {}) as object);
  const others = isObject(data) ? Object.keys(data).filter((key) => !known.includes(key)) : [];
  const meant = suggestion(field, others);
  return meant === null ? 'is missing' : `is missing; ${meant} is no field here and was probably meant for it`;
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
    if (error.keyword === 'required') {
      const field = String(error.params.missingProperty);
      return { path: [...path, field], reason: missing(field, error) };
    }
    return { path: error.keyword === 'discriminator' ? [...path, String(error.params.tag)] : path, reason: schemaReason(error) };
  });
}
