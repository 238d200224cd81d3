export interface ContentItem<Document> {
  /** Key within its kind: an offer's id, an article's slug, a page's path without the leading slash. */
  slug: string;
  position: number;
  document: Document;
  /** ISO 8601, UTC. */
  updatedAt: string;
}
/** How an item is written; without the optional fields it is on the site, on every day. */
export interface NewContentItem<Document> extends Pick<ContentItem<Document>, 'slug' | 'position' | 'document'> {
  draft?: boolean;
  /** First and last day on which the site has it, ISO dates in its time zone. */
  visibleFrom?: string | null;
  visibleUntil?: string | null;
  /** The text from which the HTML of the document is made. */
  markdown?: string | null;
}
/** An item as it is stored, on the site or not. */
export type AuthoredRow = Required<NewContentItem<Record<string, unknown>>>;
