import { siteConfigSchema } from '../site/siteConfig';

/** Names of the fields of an object's schema; none of any other. */
const namesIn = (schema: object): string[] => ('fields' in schema ? Object.keys(schema.fields as object) : []);

/** Fields of a site's document that its readers keep, those of an object in it as 'switches.fleetEnabled'; a reader drops every other one. */
export const documentFields = (): string[] =>
  Object.entries(siteConfigSchema.fields)
    .flatMap(([name, schema]) => [name, ...namesIn(schema).map((field) => `${name}.${field}`)])
    .toSorted();
