import { jsonSchemaOf, type JsonSchema } from '../json-schema/jsonSchemaOf';
import { navigationItemSchema } from '../entities/navigation';
import { siteConfigSchema } from '../site/siteConfig';
import { IN_PARTS, INHERITED } from '../site/template';

const FOR_AUTHORS = { isForAuthors: true };
const DIALECT = 'http://json-schema.org/draft-07/schema#';

type Properties = Readonly<Record<string, JsonSchema>>;

/** The fields of a tenant document. A part that a template may have lacks nothing where the document leaves it out. */
function tenantProperties(): Properties {
  const { properties } = jsonSchemaOf(siteConfigSchema, FOR_AUTHORS) as { properties: Properties };
  const parts = IN_PARTS.map((field) => [field, { ...properties[field], ...(properties[field]?.required ? { required: [] } : {}) }]);
  return { ...properties, ...Object.fromEntries(parts) };
}

const documentSchema = (title: string, properties: Properties, required: readonly string[]): JsonSchema => ({
  $schema: DIALECT,
  title,
  type: 'object',
  required,
  properties: { $schema: { type: 'string' }, ...properties },
  additionalProperties: false,
  $defs: { menuEntry: jsonSchemaOf(navigationItemSchema, FOR_AUTHORS) },
});

/** JSON Schema of the documents that people write, by kind. */
export function documentSchemas(): { tenant: JsonSchema; template: JsonSchema } {
  const { required } = jsonSchemaOf(siteConfigSchema, FOR_AUTHORS) as { required: string[] };
  const properties = tenantProperties();
  const inherited = Object.fromEntries(Object.entries(properties).filter(([field]) => INHERITED.includes(field)));
  return {
    tenant: documentSchema('A tenant document of Forecourt', properties, required),
    template: documentSchema('A template of tenant documents of Forecourt', inherited, []),
  };
}
