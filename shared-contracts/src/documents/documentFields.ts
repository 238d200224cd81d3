import { siteConfigSchema } from '../site/siteConfig';

/** A schema with the fields of an object, or with the schema of a list's items. */
interface AnySchema {
  fields?: Readonly<Record<string, AnySchema>>;
  innerType?: AnySchema;
}

function namesIn({ fields, innerType }: AnySchema): string[] {
  if (innerType) return namesIn(innerType);
  return Object.entries(fields ?? {}).flatMap(([name, schema]) => [name, ...namesIn(schema).map((inner) => `${name}.${inner}`)]);
}

/**
 * Fields of a site's document that its readers keep, those of an object or of a list's items in it as 'switches.fleetEnabled'; a reader drops every other
 * one. Of a schema that depends on its value, as that of sections, only the field itself is known.
 */
export const documentFields = (): string[] => namesIn(siteConfigSchema as unknown as AnySchema).toSorted();
