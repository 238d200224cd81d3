import { isRecord } from '@forecourt/shared-contracts';
import { stringify } from 'yaml';
import type { AuthoredItem, ContentFile } from './authoredItem';
import { AUTHORED_KINDS } from './kinds';

/** A slug as the path of a file: what a file system may not have is a % and two hexadecimal digits. */
const fileNameOf = (slug: string) =>
  slug
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*~]/g, (letter) => `%${letter.codePointAt(0)?.toString(16).toUpperCase()}`))
    .join('/');

const isNothing = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A value without the fields of it that are nothing; null where nothing is left. */
function withoutNothing(value: unknown): unknown {
  if (!isRecord(value)) return isNothing(value) ? null : value;
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const left = withoutNothing(inner);
    return left === null ? [] : [[name, left] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

/** The fields of an item, its text apart, without those that are as they would be without the field. */
export function fieldsOf({ kind, slug, position, draft, visibleFrom, visibleUntil, document }: AuthoredItem): Record<string, unknown> {
  const { html, slug: named, ...others } = document;
  const { hasBody } = AUTHORED_KINDS[kind];
  return {
    ...(named !== undefined && named !== slug && { slug: named }),
    ...(withoutNothing(others) as object | null),
    ...(html !== undefined && !hasBody && { html }),
    ...(position !== 0 && { position }),
    ...(draft && { draft }),
    ...(visibleFrom !== null && { start_date: visibleFrom }),
    ...(visibleUntil !== null && { end_date: visibleUntil }),
  };
}

/** The file from which an item is read again as it is. */
export function writeItemFile(item: AuthoredItem): ContentFile {
  const { kind, slug, document, markdown } = item;
  const fields = stringify(fieldsOf(item), { lineWidth: 0, schema: 'core' });
  const name = `${kind}/${fileNameOf(slug)}`;
  if (!AUTHORED_KINDS[kind].hasBody) return { path: `${name}.yaml`, text: fields };
  const body = markdown ?? (typeof document.html === 'string' ? document.html : '');
  return { path: `${name}.${markdown === null ? 'html' : 'md'}`, text: `---\n${fields}---\n\n${body}` };
}
