import { clockAt, dateOf, type ArticlePage, type Offer, type SiteConfig } from '@forecourt/shared-contracts';
import { isOfferVisible } from '@forecourt/shared-contracts/back-end';
import type { ContentItem, ContentRepository } from './contentRepository';

/** Today in the site's time zone, as an ISO date. */
export const todayOf = (site: SiteConfig, now: Date): string => clockAt(now, site.switches.openingHoursTimeZone).date;

/** Offers that are visible today: not excluded, started and not expired (AP-010, CO-111). */
export async function visibleOffers(content: ContentRepository, site: SiteConfig, now: Date): Promise<ContentItem<Offer>[]> {
  const today = todayOf(site, now);
  return (await content.list(site.slug, 'offer')).filter(
    ({ document }) =>
      isOfferVisible(document, site) && (dateOf(document.start_date) ?? today) <= today && today <= (dateOf(document.end_date) ?? today),
  );
}

export const isPublished = ({ published_at: at }: Pick<ArticlePage, 'published_at'>, now: Date): boolean => Date.parse(at) <= now.getTime();

/** Published articles, newest first (AP-018). */
export async function publishedArticles(content: ContentRepository, site: SiteConfig, now: Date): Promise<ContentItem<ArticlePage>[]> {
  return (await content.list(site.slug, 'article'))
    .filter(({ document }) => isPublished(document, now))
    .toSorted((one, other) => Date.parse(other.document.published_at) - Date.parse(one.document.published_at));
}
