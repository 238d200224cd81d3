import type { TSchema } from '@fastify/type-provider-typebox';
import type { AnyObject, ObjectSchema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';

type Json = Readonly<Record<string, unknown>>;

/** Numbers that tests of yup compare with, by the JSON Schema keyword of each type. */
const LIMITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};

function limitsOf({ type, tests }: SchemaDescription): Json {
  const keywords = LIMITS[type] ?? {};
  const limits = tests.flatMap(({ name, params }) => {
    const keyword = keywords[name ?? ''];
    return keyword ? [[keyword, params?.[name ?? '']] as const] : [];
  });
  return Object.fromEntries(limits);
}

const isObject = (field: SchemaFieldDescription): field is SchemaObjectDescription => 'fields' in field;
/** What is left out reads as its default, which is refused where it is '' and the text is required. */
const isRequired = (field: SchemaFieldDescription) =>
  'optional' in field &&
  !field.optional &&
  (field.default === undefined || (field.default === '' && field.tests.some(({ name }) => name === 'required')));

function describeField(field: SchemaFieldDescription): Json {
  // A schema that depends on the value has none before it.
  if (!('tests' in field)) return {};
  const type = field.type === 'number' && field.tests.some(({ name }) => name === 'integer') ? 'integer' : field.type;
  return {
    type: field.nullable ? [type, 'null'] : type,
    ...limitsOf(field),
    ...(field.oneOf.length > 0 && { enum: field.oneOf }),
    ...('innerType' in field && field.innerType && !Array.isArray(field.innerType) && { items: describeField(field.innerType) }),
    ...(isObject(field) && {
      required: Object.keys(field.fields).filter((name) => isRequired(field.fields[name] as SchemaFieldDescription)),
      properties: Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, describeField(inner)])),
    }),
  };
}

/** What the API document says of a body that a yup schema validates. */
export const describeBody = (schema: ObjectSchema<AnyObject>): TSchema => describeField(schema.describe()) as TSchema;

/** For a route whose handler validates the body with the rules of the forms, which have a sentence for each field. */
export const validatedByHandler = { validatorCompiler: () => () => true };
