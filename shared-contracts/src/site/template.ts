import { isRecord } from '../entities/isRecord';

/** A template document: fields of tenant documents that several sites inherit. */
export type Template = Readonly<Record<string, unknown>>;
/** Template documents by name. */
export type Templates = Readonly<Record<string, Template>>;

/** Fields whose parts a site inherits one by one; of the others it has its own value or the template's. */
export const IN_PARTS = ['switches', 'theme', 'pages', 'sections', 'specifications', 'vdp_config'] as const;
const WHOLE = ['tagline', 'manufacturer', 'navigation', 'routes', 'opening_hours', 'chat'] as const;
export const INHERITED: readonly string[] = [...IN_PARTS, ...WHOLE];

const partsOf = (value: unknown) => (isRecord(value) ? value : {});

/** A tenant document with what it inherits; what is of the wrong type in it is not touched, so that it is reported. */
export function withTemplate(document: Template, template: Template): Template {
  const parts = IN_PARTS.filter((field) => document[field] === undefined || document[field] === null || isRecord(document[field]));
  const merged = parts.flatMap((field) => {
    const both = { ...partsOf(template[field]), ...partsOf(document[field]) };
    return Object.keys(both).length > 0 ? [[field, both] as const] : [];
  });
  return { ...template, ...document, ...Object.fromEntries(merged) };
}
