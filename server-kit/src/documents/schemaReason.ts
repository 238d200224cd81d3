import { didYouMean, type OtherNames } from './suggestion';

/** An error of Ajv, of which a schema compiled with `verbose` has the schema and the value. */
export interface SchemaError {
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  message?: string;
  data?: unknown;
  parentSchema?: Readonly<Record<string, unknown>>;
}

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

const characters = (count: unknown) => (count === 1 ? '1 character' : `${String(count)} characters`);
const entries = (count: unknown) => (count === 1 ? '1 entry' : `${String(count)} entries`);

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address such as ann@example.com',
  uuid: 'an id such as 0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f11',
  date: 'a day such as 2026-12-24',
  'date-time': 'a time such as 2026-12-24T09:00:00+10:00',
  uri: 'a web address, beginning with https://',
};

function wantedWord(values: readonly unknown[], data: unknown, otherNames: unknown): string {
  const words = values.filter((each) => each !== null && each !== '').map(String);
  // The only word is no suggestion.
  const hasChoice = typeof data === 'string' && words.length > 1;
  return `must be ${listed(words)}${hasChoice ? didYouMean(data, words, otherNames as OtherNames) : ''}`;
}

function wantedVariant(variants: unknown, tag: string, value: unknown): string {
  const words = ((variants ?? []) as { properties: Record<string, { enum?: string[]; const?: string }> }[]).flatMap(({ properties }) => {
    const name = properties[tag];
    return name?.enum ?? name?.const ?? [];
  });
  return `must be ${listed(words)}${didYouMean(String(value), words)}`;
}

const SENTENCES: Readonly<Record<string, (error: SchemaError) => string>> = {
  enum: ({ params, data, parentSchema }) => wantedWord(params.allowedValues as unknown[], data, parentSchema?.otherNames),
  const: ({ params, data, parentSchema }) => wantedWord([params.allowedValue], data, parentSchema?.otherNames),
  type: ({ params }) => `must be ${wantedType(params.type)}`,
  pattern: ({ parentSchema }) => String(parentSchema?.patternErrorMessage ?? 'is not written as it must be'),
  format: ({ params, message = 'is not valid' }) =>
    FORMATS[String(params.format)] ? `must be ${FORMATS[String(params.format)]}` : message,
  discriminator: ({ params, parentSchema }) => wantedVariant(parentSchema?.oneOf, String(params.tag), params.tagValue),
  required: () => 'is missing',
  minLength: ({ params: { limit } }) => (limit === 1 ? 'is empty' : `must have at least ${characters(limit)}`),
  maxLength: ({ params: { limit } }) => `must have at most ${characters(limit)}`,
  minItems: ({ params: { limit } }) => `must have at least ${entries(limit)}`,
  maxItems: ({ params: { limit } }) => `must have at most ${entries(limit)}`,
  minimum: ({ params: { limit } }) => `must be at least ${String(limit)}`,
  maximum: ({ params: { limit } }) => `must be at most ${String(limit)}`,
  exclusiveMinimum: ({ params: { limit } }) => `must be more than ${String(limit)}`,
  exclusiveMaximum: ({ params: { limit } }) => `must be less than ${String(limit)}`,
  additionalProperties: ({ params }) => `has ${String(params.additionalProperty)}, which is no field here`,
  'false schema': () => 'is not taken here',
  anyOf: () => 'has none of the forms that are allowed',
  oneOf: () => 'has none of the forms that are allowed',
};

/** What is wrong with a value, as the rest of a sentence that begins with its name. */
export const schemaReason = (error: SchemaError): string => SENTENCES[error.keyword]?.(error) ?? error.message ?? 'is not valid';
