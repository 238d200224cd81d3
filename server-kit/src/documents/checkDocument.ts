import type { JsonSchema, Mistake } from '@forecourt/shared-contracts/documents';
import { readDocumentText, type Position } from './documentText';
import { structureMistakes, type StructureMistake } from './structureMistakes';

/** A mistake of a document with its place in the text. */
export interface PlacedMistake extends Position {
  /** 'locations[0].slug', '' for the document itself. */
  path: string;
  /** The rest of a sentence that begins with the path. */
  reason: string;
}

/** What a document of one kind must be. */
export interface DocumentKind {
  /** Its structure. */
  schema: JsonSchema;
  /** What is wrong in an object beyond its structure. Parts of a wrong type are not looked at. */
  mistakes(document: Readonly<Record<string, unknown>>): readonly Mistake[];
}

/** A key that is no plain word stands in brackets and quotes. */
export const pathText = (path: Mistake['path']) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : /^[\w$-]+$/.test(part) ? `.${part}` : `["${part}"]`))
    .join('')
    .replace(/^\./, '');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Mistakes with their places, in the order of the lines; the first one where several have the same place. */
function inOrder(found: readonly StructureMistake[], positionOf: (path: Mistake['path'], isKey?: boolean) => Position): PlacedMistake[] {
  const first = new Map<string, PlacedMistake>();
  for (const { path, reason, isKey } of found) {
    const place = pathText(path);
    if (!first.has(place)) first.set(place, { ...positionOf(path, isKey), path: place, reason });
  }
  return [...first.values()].toSorted((one, other) => one.line - other.line || one.column - other.column);
}

/**
 * Every mistake of the text of a document, in the order of the lines: what it cannot be read for, what its structure does not have, values that a
 * field refuses, and entries that contradict each other. What is deployed is not looked at.
 */
export const checkDocument = (text: string, kind: DocumentKind): PlacedMistake[] => readDocument(text, kind).mistakes;

/** A document as it was read. */
export interface ReadDocument {
  /** null where the text cannot be read. */
  document: Readonly<Record<string, unknown>> | null;
  mistakes: PlacedMistake[];
  /** Where the value at a path begins; of a path that is not there, its nearest part that is. */
  positionOf(path: Mistake['path']): Position;
}

/** The object that a text holds, in JSON or YAML, with its mistakes. */
export function readDocument(text: string, { schema, mistakes }: DocumentKind): ReadDocument {
  const { value, problems, positionOf } = readDocumentText(text);
  if (problems.length > 0) return { document: null, mistakes: problems.map((problem) => ({ ...problem, path: '' })), positionOf };
  if (!isObject(value)) {
    const mistake = { ...positionOf([]), path: '', reason: 'The document must be an object of fields.' };
    return { document: null, mistakes: [mistake], positionOf };
  }
  return { document: value, mistakes: inOrder([...structureMistakes(schema, value), ...mistakes(value)], positionOf), positionOf };
}

/** What somebody else has found in a document, with its places in the text. */
export const placedIn = (text: string, found: readonly Mistake[]): PlacedMistake[] => inOrder(found, readDocumentText(text).positionOf);
