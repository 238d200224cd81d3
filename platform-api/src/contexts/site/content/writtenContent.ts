import type { SiteConfig } from '@forecourt/shared-contracts';
import { LISTED_CONTENT, type ListedContent, type WrittenContent } from '@forecourt/shared-contracts/site-routes';
import { isPublished, visibleOffers, type SeenContent } from './visibleContent';

/** Indexes at Algolia may have models and products that nobody wrote here. */
const INDEXED: readonly ListedContent[] = ['model', 'product'];

/** What is written for a site and on it now: the lists that have something to show, and the content pages of store and document. */
export async function writtenContent(seen: SeenContent, site: SiteConfig, now: Date): Promise<WrittenContent> {
  const { content } = seen;
  const stored = await content.presentKinds(site.slug, LISTED_CONTENT);
  const hasSome: Record<ListedContent, () => boolean | Promise<boolean>> = {
    offer: async () => (await visibleOffers(seen, site, now)).length > 0,
    article: async () =>
      (await content.listField(site.slug, 'article', 'published_at')).some((at) => isPublished({ published_at: at ?? '' }, seen, now)),
    model: () => true,
    product: () => true,
  };
  const kinds: ListedContent[] = [];
  for (const kind of LISTED_CONTENT) {
    const isIndexed = site.search_app !== 'local' && INDEXED.includes(kind);
    if (isIndexed || (stored.includes(kind) && (await hasSome[kind]()))) kinds.push(kind);
  }
  const pages = new Set([...(await content.slugs(site.slug, 'page')), ...Object.keys(site.pages)]);
  return { kinds, pages: [...pages].toSorted() };
}
