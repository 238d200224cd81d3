import { Schema } from 'yup';
import { parseEntity } from '../entities/parse';
import { routeChangeProblems } from '../routes/routeChangeProblems';
import { filled } from '../site/resolveSite';
import { sectionOrderProblems } from '../site/sectionOrderProblems';
import { siteConfigSchema, type SiteConfig } from '../site/siteConfig';
import { INHERITED, withTemplate } from '../site/template';
import { switchesSchema } from '../switches/switches';
import { analyticsMistakes } from './analyticsMistakes';
import { mistakeFrom, objectIn, pathFrom, type Document, type Mistake } from './mistake';

function valueAt(document: unknown, path: Mistake['path']): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? (value as Document)[part] : undefined),
    document,
  );
}

/** Switches with the defaults of the parts that an object switch leaves out. */
function filledSwitches(switches: unknown): unknown {
  if (typeof switches !== 'object' || switches === null || Array.isArray(switches)) return switches ?? {};
  return Object.fromEntries(
    Object.entries(switches).map(([name, value]) => {
      const schema = (switchesSchema.fields as Readonly<Record<string, unknown>>)[name];
      return [name, schema instanceof Schema ? filled(schema, value) : value];
    }),
  );
}

const readable = (document: Document): Document => ({ ...document, switches: filledSwitches(document.switches) });

/**
 * Fields of a tenant document whose values its schema refuses. What the site inherits from its template is a mistake of the template, and not
 * of the document.
 */
export function tenantFieldMistakes(document: Document, template: Document = {}): Mistake[] {
  const merged = readable(withTemplate(document, template));
  const parsed = parseEntity<SiteConfig>(siteConfigSchema, merged);
  const problems = parsed.problems.map(({ path, reason }): Mistake => ({ path: pathFrom(path), reason }));
  const { entity } = parsed;
  const ofRules = entity
    ? [...[...routeChangeProblems(entity), ...sectionOrderProblems(entity)].map(mistakeFrom), ...analyticsMistakes(entity)]
    : [];
  const isInherited = ({ path }: Mistake) => valueAt(document, path) === undefined && valueAt(template, path) !== undefined;
  return [...problems, ...ofRules].filter((mistake) => !isInherited(mistake));
}

/** Fields of a template whose values no site could have. */
export function templateFieldMistakes(template: Document): Mistake[] {
  const schema = siteConfigSchema.pick(INHERITED as (keyof SiteConfig)[]);
  const given = readable(template);
  return parseEntity(schema, given)
    .problems.map(({ path, reason }): Mistake => ({ path: pathFrom(path), reason }))
    .filter(({ path }) => valueAt(objectIn(template), path) !== undefined);
}
