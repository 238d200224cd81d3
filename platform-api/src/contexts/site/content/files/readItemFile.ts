import { readDocument, type PlacedMistake, type Position } from '@forecourt/server-kit';
import type { Mistake } from '@forecourt/shared-contracts/documents';
import { marked } from 'marked';
import type { ContentKind } from '../contentDocuments';
import type { AuthoredItem, ContentFile } from './authoredItem';
import { AUTHORED_KINDS, CONTENT_KINDS, itemDocument } from './kinds';

/** What is wrong in a file of content. */
export interface FileMistake extends PlacedMistake {
  file: string;
}

/** An item of a file, and the places of its fields. */
export interface ReadItem {
  item: AuthoredItem;
  /** Where the value at a path begins, or its nearest part that is there. */
  placeOf(path: Mistake['path']): Position;
}

/** What a file holds: items, and what is wrong in it. An item with a mistake is none. */
export interface ReadFile {
  items: ReadItem[];
  mistakes: FileMistake[];
}

/** More text than any page has. */
const MAX_LENGTH = 1_000_000;

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;
const START = { line: 1, column: 1, path: '' };

const mistake = (file: string, reason: string): ReadFile => ({ items: [], mistakes: [{ ...START, file, reason }] });

/** A path of a file without its ending, as the slug that it was written for. */
function slugOf(path: string): string | null {
  try {
    return decodeURIComponent(path.replace(/\.\w+$/, ''));
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** An item from the fields of its file and what is below them. */
export function itemOf(
  kind: ContentKind,
  slug: string,
  fields: Fields,
  body: { html: string; markdown: string | null } | null,
): AuthoredItem {
  const { hasOwnDays } = AUTHORED_KINDS[kind];
  const { $schema: _schema, position, draft, start_date: from, end_date: until, ...others } = fields;
  const ofKind = hasOwnDays
    ? { ...others, ...(from !== undefined && { start_date: from }), ...(until !== undefined && { end_date: until }) }
    : others;
  // An entry of the menu leads to the model of its name, unless it says another.
  // The place of a card between results is a field of its own.
  const placed = kind === 'promo-card' && position !== undefined ? { position } : {};
  const named = kind === 'article' || kind === 'model' ? { slug } : kind === 'model-menu' ? { slug: textOf(others.slug) ?? slug } : {};
  return {
    kind,
    slug,
    position: typeof position === 'number' ? position : 0,
    draft: draft === true,
    visibleFrom: hasOwnDays ? null : textOf(from),
    visibleUntil: hasOwnDays ? null : textOf(until),
    document: { ...ofKind, ...named, ...placed, ...(body && { html: body.html }) },
    markdown: body?.markdown ?? null,
  };
}

/** The fields and the text below them of a file; null where it has no fields above its text. */
function parted(text: string): { fields: string; body: string } | null {
  const found = FRONT_MATTER.exec(text);
  return found && { fields: found[1] ?? '', body: text.slice(found[0].length).replace(/^\r?\n/, '') };
}

function readBodyFile(kind: ContentKind, slug: string, { path, text }: ContentFile, isMarkdown: boolean): ReadFile {
  if (!AUTHORED_KINDS[kind].hasBody)
    return mistake(path, `A ${kind} has no text below its fields: write it as ${path.replace(/\.\w+$/, '.yaml')}.`);
  const parts = parted(text);
  if (!parts) return mistake(path, 'The file must begin with its fields between two lines of ---.');
  const { document, mistakes, positionOf } = readDocument(parts.fields, itemDocument(kind, slug));
  // The fields begin below the first line of ---.
  const inFile = <Place extends Position>(place: Place): Place => ({ ...place, line: place.line + 1 });
  if (mistakes.length > 0) return { items: [], mistakes: mistakes.map((each) => ({ ...inFile(each), file: path })) };
  const html = isMarkdown ? marked.parse(parts.body, { async: false, gfm: true }) : parts.body;
  const item = itemOf(kind, slug, document ?? {}, { html, markdown: isMarkdown ? parts.body : null });
  return { items: [{ item, placeOf: (at) => inFile(positionOf(at)) }], mistakes: [] };
}

/** The kind of the file's folder; a sentence where there is none. */
export function kindOfFolder(folder: string): ContentKind | string {
  const kind = CONTENT_KINDS.find((each) => each === folder);
  return kind ?? `${folder} is no kind of content; there are ${CONTENT_KINDS.join(', ')}.`;
}

/** Reads a file `<kind>/<slug>.yaml`, .json, .md or .html. */
export function readItemFile(file: ContentFile): ReadFile {
  const { path } = file;
  const text = file.text.replace(/^\uFEFF/, '');
  const [folder = '', ...rest] = path.split('/');
  const kind = CONTENT_KINDS.find((each) => each === folder);
  if (!kind) return mistake(path, kindOfFolder(folder));
  const slug = slugOf(rest.join('/'));
  if (!slug) return mistake(path, 'The name of the file is no slug: a % stands before two hexadecimal digits.');
  if (text.length > MAX_LENGTH) return mistake(path, `The file has more than ${MAX_LENGTH} characters.`);
  if (/\.(?:md|html)$/.test(path)) return readBodyFile(kind, slug, { path, text }, path.endsWith('.md'));
  const { document, mistakes, positionOf } = readDocument(text, itemDocument(kind, slug));
  if (mistakes.length > 0 || !document) return { items: [], mistakes: mistakes.map((each) => ({ ...each, file: path })) };
  return { items: [{ item: itemOf(kind, slug, document, null), placeOf: positionOf }], mistakes: [] };
}
