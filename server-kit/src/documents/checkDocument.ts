import { documentMistakes, templateFieldMistakes, tenantFieldMistakes, type Mistake } from '@forecourt/shared-contracts/documents';
import type { Templates } from '@forecourt/shared-contracts/schemas';
import { readDocumentText, type Position } from './documentText';
import { structureMistakes, type DocumentKind, type StructureMistake } from './structureMistakes';
import { didYouMean } from './suggestion';

/** A mistake of a document with its place in the text. */
export interface PlacedMistake extends Position {
  /** 'locations[0].slug', '' for the document itself. */
  path: string;
  /** The rest of a sentence that begins with the path. */
  reason: string;
}

interface CheckOptions {
  kind: DocumentKind;
  /** Name of the file without its ending; a tenant document has it as its slug. */
  name: string;
  templates?: Templates;
}

/** A key that is no plain word stands in brackets and quotes. */
export const pathText = (path: Mistake['path']) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : /^[\w$-]+$/.test(part) ? `.${part}` : `["${part}"]`))
    .join('')
    .replace(/^\./, '');

type Raw = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

function templateMistakes({ template }: Raw, templates: Templates): Mistake[] {
  if (typeof template !== 'string' || Object.hasOwn(templates, template)) return [];
  const names = Object.keys(templates);
  const have = names.length > 0 ? `; there are ${names.join(', ')}` : '; there are none';
  return [{ path: ['template'], reason: `${template} does not exist${have}${didYouMean(template, names)}` }];
}

function tenantMistakes(document: Raw, name: string, templates: Templates): Mistake[] {
  const template = Object.hasOwn(templates, String(document.template)) ? templates[String(document.template)] : undefined;
  const isOtherName = typeof document.slug === 'string' && document.slug !== name;
  return [
    ...(isOtherName ? [{ path: ['slug'], reason: `must be ${name}, the name of its file` }] : []),
    ...templateMistakes(document, templates),
    ...tenantFieldMistakes(document, template),
  ];
}

/**
 * Every mistake of the text of a document, in the order of the lines: what it cannot be read for, what its structure does not have, values that a
 * field refuses, and entries that contradict each other. What is deployed is not looked at.
 */
export function checkDocument(text: string, { kind, name, templates = {} }: CheckOptions): PlacedMistake[] {
  const { value, problems, positionOf } = readDocumentText(text);
  if (problems.length > 0) return problems.map((problem) => ({ ...problem, path: '' }));
  if (!isObject(value)) return [{ ...positionOf([]), path: '', reason: 'The document must be an object of fields.' }];

  const found: StructureMistake[] = [
    ...structureMistakes(kind, value),
    ...(kind === 'tenant' ? tenantMistakes(value, name, templates) : templateFieldMistakes(value)),
    ...documentMistakes(value),
  ];
  const first = new Map<string, PlacedMistake>();
  for (const { path, reason, isKey } of found) {
    const place = pathText(path);
    if (!first.has(place)) first.set(place, { ...positionOf(path, isKey), path: place, reason });
  }
  return [...first.values()].toSorted((one, other) => one.line - other.line || one.column - other.column);
}
