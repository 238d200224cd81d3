import { isRecord } from '@forecourt/shared-contracts';
import type { ContentKind } from '../contentDocuments';
import type { AuthoredItem } from './authoredItem';

type Path = readonly (string | number)[];

/** A picture that an item names. */
export interface PictureReference {
  /** Its place in the fields; null in the text below them. */
  path: Path | null;
  /** As the image service has it, or the path of a file beside the item's. */
  picture: string;
}

/** Fields of a picture, by kind. */
const FIELDS: Partial<Readonly<Record<ContentKind, readonly Path[]>>> = {
  offer: [['image_url'], ['image_or_model_image', 'url']],
  model: [['image', 'url'], ['cloudfront_new_image_url']],
  'model-menu': [['image_url']],
  'promo-card': [['image_url']],
  article: [['image_url']],
  review: [
    ['image', 'url'],
    ['image', 'thumb', 'url'],
  ],
  product: [['image_url']],
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, part) => (isRecord(inner) || Array.isArray(inner) ? (inner as Record<string | number, unknown>)[part] : undefined),
    value,
  );

function withValue(value: unknown, [part, ...rest]: Path, picture: string): unknown {
  if (part === undefined) return picture;
  if (Array.isArray(value)) return value.map((each: unknown, at) => (at === part ? withValue(each, rest, picture) : each));
  return { ...(isRecord(value) ? value : {}), [part]: withValue(isRecord(value) ? value[part] : undefined, rest, picture) };
}

/** Places of pictures in the sections of a page. */
const sectionPaths = (sections: unknown): Path[] =>
  (Array.isArray(sections) ? (sections as unknown[]) : []).flatMap((section, at) => {
    const banners = isRecord(section) ? section.banners : null;
    return (Array.isArray(banners) ? banners : []).map((_banner, index): Path => ['sections', at, 'banners', index, 'image']);
  });

/** Before the path of a picture in a text: the image service, at a width for a column of text. */
const IN_TEXT = '/images/w_960/';
const IN_HTML = /(<img\b[^>]*?\bsrc=")([^"]+)(")/g;
const IN_MARKDOWN = /(!\[[^\]]*\]\()([^)\s]+)(\)|\s)/g;

const inText = (address: string) => (address.startsWith(IN_TEXT) ? address.slice(IN_TEXT.length) : address);
const rewritten = (text: string, pattern: RegExp, change: (picture: string) => string) =>
  text.replaceAll(pattern, (_all, before: string, address: string, after: string) => `${before}${change(address)}${after}`);

/** The picture of an address in a text as the fields write it: that of the image service by its path. */
const textPictures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, , address = '']) => inText(address));

/** The pictures that an item names, in its fields and in its text. */
export function picturesOf({ kind, document, markdown }: AuthoredItem): PictureReference[] {
  const paths = [...(FIELDS[kind] ?? []), ...sectionPaths(document.sections)];
  const ofFields = paths.flatMap((path) => {
    const picture = valueAt(document, path);
    return typeof picture === 'string' && picture !== '' ? [{ path, picture }] : [];
  });
  const body = markdown === null ? textPictures(String(document.html ?? ''), IN_HTML) : textPictures(markdown, IN_MARKDOWN);
  return [...ofFields, ...body.map((picture) => ({ path: null, picture }))];
}

/** An item with other pictures: `change` gets each as `picturesOf` names it, and returns the one that replaces it. */
export function withPictures(item: AuthoredItem, change: (picture: string) => string): AuthoredItem {
  let document: unknown = item.document;
  for (const { path, picture } of picturesOf(item)) if (path) document = withValue(document, path, change(picture));
  const inBody = (address: string) => {
    const picture = inText(address);
    const changed = change(picture);
    if (changed === picture) return address;
    return changed.startsWith('content/') ? `${IN_TEXT}${changed}` : changed;
  };
  const { html } = document as { html?: unknown };
  return {
    ...item,
    document: { ...(document as object), ...(typeof html === 'string' && { html: rewritten(html, IN_HTML, inBody) }) },
    markdown: item.markdown === null ? null : rewritten(item.markdown, IN_MARKDOWN, inBody),
  };
}

/** Whether a picture is a file beside the item's, and no address. */
export const isPictureFile = (picture: string): boolean =>
  /\.(?:jpe?g|png|webp|avif)$/i.test(picture) && !/^(?:\/|[a-z]+:|cars\/|premises\/|uploads\/|content\/[\da-f]{64}\.)/i.test(picture);
