import type { ContentKind } from '../contentDocuments';

/** An item of content as its author writes it. */
export interface AuthoredItem {
  kind: ContentKind;
  /** Its key within its kind. */
  slug: string;
  /** Its place in lists; items of one place are in the order of their slugs. */
  position: number;
  /** Not on the site yet. */
  draft: boolean;
  /** First and last day on which the site has it, ISO dates in its time zone; null has no bound. */
  visibleFrom: string | null;
  visibleUntil: string | null;
  /** The fields of its kind, without an id where the store gives one. */
  document: Readonly<Record<string, unknown>>;
  /** The text from which the HTML of an article or page is made; null where it was written as HTML. */
  markdown: string | null;
}

/** A file that is an item: its path within the content folder, with '/' between folders. */
export interface ContentFile {
  path: string;
  text: string;
}
