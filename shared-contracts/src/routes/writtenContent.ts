/** Kinds of content without which a list has nothing to show. */
export const LISTED_CONTENT = ['offer', 'model', 'article', 'product'] as const;
export type ListedContent = (typeof LISTED_CONTENT)[number];

/** What has been written for a site and is on it today. */
export interface WrittenContent {
  kinds: readonly ListedContent[];
  /** Names of the content pages, for example 'warranty' or 'pages/our-history'. */
  pages: readonly string[];
}

/**
 * What a route shows: a list of one kind of content, or the content page that its parameter `content` names. Where nothing of it is written, the
 * address responds as an unknown path. null: whatever is written.
 */
export type RouteContent = ListedContent | 'page' | null;

interface ContentRoute {
  content?: RouteContent;
  params: Readonly<Record<string, string>>;
}

/** Whether nothing of what a route shows is written; false where that is not known, which null says. */
export function isUnwritten({ content, params }: ContentRoute, written: WrittenContent | null): boolean {
  if (!written || !content) return false;
  if (content === 'page') return params.content !== undefined && !written.pages.includes(params.content);
  // A kind of a newer release, which this platform does not count, is no reason to have no page.
  return LISTED_CONTENT.includes(content) && !written.kinds.includes(content);
}
