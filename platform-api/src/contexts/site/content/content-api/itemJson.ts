import { createHash } from 'node:crypto';
import { readDocument } from '@forecourt/server-kit';
import { marked } from 'marked';
import { OperatorProblem, type RequestMistake } from '../../../identity';
import type { ContentKind } from '../contentDocuments';
import type { AuthoredRow } from '../contentItem';
import type { AuthoredItem } from '../files/authoredItem';
import { AUTHORED_KINDS, itemDocument } from '../files/kinds';
import { itemOf } from '../files/readItemFile';
import { fieldsOf } from '../files/writeItemFile';

/**
 * An item as the operator API has it: the fields of its file, and its text as `markdown` or `html`. The model of an entry of the menu is
 * `model_slug`, where its own slug is another.
 */
export interface ItemJson extends Record<string, unknown> {
  kind: ContentKind;
  slug: string;
}

/** A stored item as JSON. */
export function itemJson(kind: ContentKind, row: AuthoredRow): ItemJson {
  const { document, markdown } = row;
  const { slug: model, ...fields } = fieldsOf({ kind, ...row });
  const body = markdown === null ? { html: document.html } : { markdown };
  return { kind, slug: row.slug, ...fields, ...(model !== undefined && { model_slug: model }), ...(AUTHORED_KINDS[kind].hasBody && body) };
}

/** The version of an item: another one after every change of what its author wrote. */
export const etagOf = (kind: ContentKind, row: AuthoredRow): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(itemJson(kind, row)))
    .digest('base64url')
    .slice(0, 27)}"`;

/** A path such as 'sections[0].title' as a JSON Pointer. */
export const pointerOf = (path: string) => (path === '' ? '' : `/${path.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`);

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** An item from JSON, or what is wrong with it. */
export function readItemJson(kind: ContentKind, slug: string, json: Readonly<Record<string, unknown>>): AuthoredItem | RequestMistake[] {
  const { kind: givenKind, slug: givenSlug, model_slug: model, markdown, html, ...fields } = json;
  const { hasBody } = AUTHORED_KINDS[kind];
  const wrong = (pointer: string, isWrong: boolean, detail: string) => (isWrong ? [{ pointer, detail }] : []);
  const isTextWrong = (value: unknown) => value !== undefined && textOf(value) === null;
  const mistakes = [
    ...wrong('/kind', givenKind !== undefined && givenKind !== kind, `must be ${kind}, as in the address`),
    ...wrong('/slug', givenSlug !== undefined && givenSlug !== slug, `must be ${slug}, as in the address`),
    ...wrong('/model_slug', model !== undefined && kind !== 'model-menu', `is no field of ${kind}`),
    ...wrong('/markdown', markdown !== undefined && !hasBody, `is no field of ${kind}`),
    ...wrong('/markdown', isTextWrong(markdown), 'must be a text'),
    ...wrong('/html', hasBody && isTextWrong(html), 'must be a text'),
    ...wrong('/html', hasBody && html !== undefined && markdown !== undefined, 'is made of markdown: send one of them'),
    ...wrong('/markdown', hasBody && html === undefined && markdown === undefined, 'is missing: send it, or html'),
  ];
  const given = {
    ...fields,
    ...(kind === 'model-menu' && model !== undefined && { slug: model }),
    ...(!hasBody && html !== undefined && { html }),
  };
  const read = readDocument(JSON.stringify(given), itemDocument(kind, slug));
  const all = [...mistakes, ...read.mistakes.map(({ path, reason }) => ({ pointer: pointerOf(path), detail: reason }))];
  if (all.length > 0) return all;
  const source = textOf(markdown);
  const body =
    source === null
      ? { html: textOf(html) ?? '', markdown: null }
      : { html: marked.parse(source, { async: false, gfm: true }), markdown: source };
  return itemOf(kind, slug, read.document ?? {}, hasBody ? body : null);
}

/** The same; throws a problem that lists what is wrong. */
export function requireItem(kind: ContentKind, slug: string, json: Readonly<Record<string, unknown>>): AuthoredItem {
  const item = readItemJson(kind, slug, json);
  if (Array.isArray(item)) throw new OperatorProblem(422, 'not-valid', `The ${kind} ${slug} has a mistake; nothing was changed.`, item);
  return item;
}
