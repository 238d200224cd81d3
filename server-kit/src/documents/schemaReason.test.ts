import { Ajv } from 'ajv';
import { schemaReason } from './schemaReason';

/** What a schema says of a value. */
function reasonOf(schema: object, value: unknown): string | undefined {
  const validate = new Ajv({ strict: false, verbose: true }).compile(schema);
  validate(value);
  const [error] = validate.errors ?? [];
  return error && schemaReason(error);
}

it.each<[object, unknown, string]>([
  [{ type: 'integer' }, 'x', 'must be a whole number'],
  [{ type: ['string', 'null'] }, 7, 'must be a text'],
  [{ enum: ['asc', 'desc', null] }, 'acs', 'must be asc or desc; did you mean asc?'],
  [{ const: 'AU' }, 'NZ', 'must be AU'],
  [{ enum: ['models'] }, 'model', 'must be models'],
  [{ pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$', patternErrorMessage: 'must be an email address' }, 'ann', 'must be an email address'],
  [{ pattern: '^\\d{4}$' }, 'x', 'is not written as it must be'],
  [{ required: ['name'] }, {}, 'is missing'],
  [{ minLength: 1 }, '', 'is empty'],
  [{ minLength: 2 }, 'a', 'must have at least 2 characters'],
  [{ maxLength: 1 }, 'ab', 'must have at most 1 character'],
  [{ minItems: 1 }, [], 'must have at least 1 entry'],
  [{ maxItems: 2 }, [1, 2, 3], 'must have at most 2 entries'],
  [{ minimum: 1 }, 0, 'must be at least 1'],
  [{ maximum: 48 }, 49, 'must be at most 48'],
  [{ exclusiveMinimum: 0 }, 0, 'must be more than 0'],
  [{ exclusiveMaximum: 9 }, 9, 'must be less than 9'],
  [{ additionalProperties: false }, { nmae: 1 }, 'has nmae, which is no field here'],
  [{ properties: { old: false } }, { old: 1 }, 'is not taken here'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, true, 'must be a text'],
])('AP-001 says of %j and %j: %s', (schema, value, reason) => {
  expect(reasonOf(schema, value)).toBe(reason);
});

it('AP-001 says of a format that it knows how it looks', () => {
  expect(schemaReason({ keyword: 'format', params: { format: 'uuid' } })).toBe(
    'must be an id such as 0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f11',
  );
});
