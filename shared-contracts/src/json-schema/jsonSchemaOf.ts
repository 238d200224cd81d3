import type { AnyObject, ISchema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';

export type JsonSchema = Readonly<Record<string, unknown>>;

declare module 'yup' {
  /** What a yup schema tells its JSON Schema, where the description of yup does not have it. */
  interface CustomSchemaMetadata {
    /** Keywords that are stricter than the schema. */
    jsonSchema?: JsonSchema;
    /** The schema of every value of an object by key. */
    values?: ISchema<unknown>;
    /** Schemas of an object by the value of its field `type`. */
    types?: Readonly<Record<string, ISchema<unknown>>>;
    /** Name of the definition that describes it. */
    definition?: string;
  }
}

/** Numbers that tests of yup compare with, by the JSON Schema keyword of each type. */
const LIMITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};

function limitsOf({ type, tests }: SchemaDescription): JsonSchema {
  const keywords = LIMITS[type] ?? {};
  const limits = tests.flatMap(({ name, params }) => {
    const keyword = keywords[name ?? ''];
    return keyword ? [[keyword, params?.[name ?? '']] as const] : [];
  });
  return Object.fromEntries(limits);
}

const hasTest = ({ tests }: SchemaDescription, wanted: string) => tests.some(({ name }) => name === wanted);
const isObject = (field: SchemaFieldDescription): field is SchemaObjectDescription => 'fields' in field;
/** What is left out reads as its default, which is refused where it is '' and the text is required. */
const isRequired = (field: SchemaFieldDescription) =>
  'optional' in field && !field.optional && (field.default === undefined || (field.default === '' && hasTest(field, 'required')));

interface JsonSchemaOptions {
  /**
   * For people who write the data by hand: unknown fields are mistakes, though they are dropped when it is read, and null is allowed where it
   * reads as the default.
   */
  isForAuthors?: boolean;
}

/** Types of which null reads as the default. */
const NULL_IS_DEFAULT = ['string', 'boolean', 'array'];

function lazySchema({ values, types, definition }: NonNullable<SchemaDescription['meta']>, options: JsonSchemaOptions): JsonSchema {
  if (definition) return { $ref: `#/$defs/${definition}` };
  if (values) return { type: 'object', additionalProperties: jsonSchemaOf(values, options) };
  if (types) {
    const oneOf = Object.values(types).map((schema) => jsonSchemaOf(schema, options));
    return { type: 'object', required: ['type'], discriminator: { propertyName: 'type' }, oneOf };
  }
  return {};
}

function fieldSchema(field: SchemaFieldDescription, options: JsonSchemaOptions): JsonSchema {
  const meta = ('meta' in field && field.meta) || {};
  // A schema that depends on the value has none before it.
  if (!('tests' in field)) return lazySchema(meta, options);
  const type = field.type === 'number' && hasTest(field, 'integer') ? 'integer' : field.type;
  const isDefaulted = field.default !== undefined && field.oneOf.length === 0 && NULL_IS_DEFAULT.includes(type);
  const isNullable = field.nullable || (options.isForAuthors && isDefaulted);
  return {
    ...(type !== 'mixed' && { type: isNullable ? [type, 'null'] : type }),
    ...limitsOf(field),
    ...(field.oneOf.length > 0 && { enum: field.oneOf }),
    ...('innerType' in field && field.innerType && !Array.isArray(field.innerType) && { items: fieldSchema(field.innerType, options) }),
    ...(isObject(field) && {
      required: Object.keys(field.fields).filter((name) => isRequired(field.fields[name] as SchemaFieldDescription)),
      properties: Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, fieldSchema(inner, options)])),
      ...(options.isForAuthors && (hasTest(field, 'noUnknown') || hasTest(field, 'exact')) && { additionalProperties: false }),
    }),
    ...meta.jsonSchema,
  };
}

/** The JSON Schema of what a yup schema accepts, as far as yup describes it: conditions in code are not part of it. */
export const jsonSchemaOf = (schema: ISchema<unknown, AnyObject>, options: JsonSchemaOptions = {}): JsonSchema =>
  fieldSchema(schema.describe(), options);
