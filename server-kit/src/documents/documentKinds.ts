import {
  documentMistakes,
  documentSchemas,
  templateFieldMistakes,
  tenantFieldMistakes,
  type Mistake,
} from '@forecourt/shared-contracts/documents';
import type { Templates } from '@forecourt/shared-contracts/documents';
import type { DocumentKind } from './checkDocument';
import { didYouMean } from './suggestion';

type Document = Readonly<Record<string, unknown>>;

const SCHEMAS = documentSchemas();

function templateMistakes({ template }: Document, templates: Templates): Mistake[] {
  if (typeof template !== 'string' || Object.hasOwn(templates, template)) return [];
  const names = Object.keys(templates);
  const have = names.length > 0 ? `; there are ${names.join(', ')}` : '; there are none';
  return [{ path: ['template'], reason: `${template} does not exist${have}${didYouMean(template, names)}` }];
}

/** The document of a site. `name` is that of its file without the ending, which is its slug. */
export const tenantDocument = ({ name, templates = {} }: { name: string; templates?: Templates }): DocumentKind => ({
  schema: SCHEMAS.tenant,
  mistakes(document) {
    const template = Object.hasOwn(templates, String(document.template)) ? templates[String(document.template)] : undefined;
    const isOtherName = typeof document.slug === 'string' && document.slug !== name;
    return [
      ...(isOtherName ? [{ path: ['slug'], reason: `must be ${name}, the name of its file` }] : []),
      ...templateMistakes(document, templates),
      ...tenantFieldMistakes(document, template),
      ...documentMistakes(document),
    ];
  },
});

/** A template of tenant documents. */
export const templateDocument: DocumentKind = {
  schema: SCHEMAS.template,
  mistakes: (document) => [...templateFieldMistakes(document), ...documentMistakes(document)],
};
