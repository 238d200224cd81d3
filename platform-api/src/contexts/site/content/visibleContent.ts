import { clockAt, dateOf, type ArticlePage, type Offer, type SiteConfig } from '@forecourt/shared-contracts';
import { isOfferVisible } from '@forecourt/shared-contracts/back-end';
import type { ContentItem } from './contentItem';
import type { ContentItems } from './contentRepository';

/** Today in the site's time zone, as an ISO date. */
export const todayOf = (site: SiteConfig, now: Date): string => clockAt(now, site.switches.openingHoursTimeZone).date;

/** The content that a visitor sees: that of the site, or that of a preview, which has what is to be published as well. */
export interface SeenContent {
  content: ContentItems;
  isPreview: boolean;
}

/** Offers that are visible today: not excluded, started and not expired (AP-010, CO-111). */
export async function visibleOffers({ content, isPreview }: SeenContent, site: SiteConfig, now: Date): Promise<ContentItem<Offer>[]> {
  const today = todayOf(site, now);
  const hasStarted = ({ start_date: start }: Offer) => isPreview || (dateOf(start) ?? today) <= today;
  return (await content.list(site.slug, 'offer')).filter(
    ({ document }) => isOfferVisible(document, site) && hasStarted(document) && today <= (dateOf(document.end_date) ?? today),
  );
}

export const isPublished = (
  { published_at: at }: Pick<ArticlePage, 'published_at'>,
  { isPreview }: Pick<SeenContent, 'isPreview'>,
  now: Date,
): boolean => isPreview || Date.parse(at) <= now.getTime();

/** Published articles, newest first (AP-018). */
export async function publishedArticles(seen: SeenContent, site: SiteConfig, now: Date): Promise<ContentItem<ArticlePage>[]> {
  return (await seen.content.list(site.slug, 'article'))
    .filter(({ document }) => isPublished(document, seen, now))
    .toSorted((one, other) => Date.parse(other.document.published_at) - Date.parse(one.document.published_at));
}
