import { DELIVERY_SCHEMA } from '@forecourt/platform-api/delivery-documents';
import { documentSchemas, type JsonSchema } from '@forecourt/shared-contracts/documents';
import { inRoot } from '../workspace';
import { fieldComments, type FieldComments } from './fieldComments';

type Properties = Readonly<Record<string, JsonSchema>>;

const COMBINED = ['items', 'additionalProperties'] as const;

/** A schema with the comments of its fields in code as descriptions, which editors show. */
function described(schema: JsonSchema, comments: FieldComments): JsonSchema {
  const within = COMBINED.flatMap((keyword) => {
    const inner = schema[keyword];
    return typeof inner === 'object' && inner !== null ? [[keyword, described(inner as JsonSchema, comments)] as const] : [];
  });
  const properties = Object.entries((schema.properties ?? {}) as Properties).map(([name, property]) => {
    const found = comments[name];
    const text = found?.text;
    return [name, { ...(text && { description: text }), ...described(property, found?.fields ?? {}) }] as const;
  });
  return {
    ...schema,
    ...Object.fromEntries(within),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}

/** The JSON Schemas of all documents for editors, by the name of their file. */
export function editorSchemas(): Readonly<Record<string, JsonSchema>> {
  const { tenant, template } = documentSchemas();
  const comments = fieldComments(inRoot('shared-contracts/src/site/siteConfig.ts'), 'siteConfigSchema');
  return {
    'tenant.json': described(tenant, comments),
    'template.json': described(template, comments),
    'delivery.json': DELIVERY_SCHEMA,
  };
}

/** The text of a schema's file. */
export const schemaText = (schema: JsonSchema): string => `${JSON.stringify(schema, null, 2)}\n`;
