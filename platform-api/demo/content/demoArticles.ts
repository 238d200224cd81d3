import { addDays, slugOf } from '@forecourt/shared-contracts';
import { dealershipKindOf, type DealershipKind } from '../dealershipKind';
import { CARAVAN_ARTICLES } from './articles/caravanArticles';
import type { DemoArticle } from './articles/demoArticle';
import { GROUP_ARTICLES } from './articles/groupArticles';
import { ONE_BRAND_ARTICLES } from './articles/oneBrandArticles';
import { USED_CAR_ARTICLES } from './articles/usedCarArticles';
import type { DemoItems, DemoSite } from './demoItem';
import { htmlOf } from './paragraphs';

const ARTICLES: Readonly<Record<DealershipKind, readonly DemoArticle[]>> = {
  'one-brand': ONE_BRAND_ARTICLES,
  group: GROUP_ARTICLES,
  'used-cars': USED_CAR_ARTICLES,
  caravans: CARAVAN_ARTICLES,
};

/** The blog of a demonstration site (AP-018). */
export function demoArticles({ site, today, imageOf }: DemoSite): DemoItems<'article'> {
  return ARTICLES[dealershipKindOf(site)].map(({ title, category, excerpt, daysAgo, featured = false, imageBody, body }, index) => ({
    slug: slugOf(title),
    position: index,
    document: {
      id: index + 1,
      title,
      slug: slugOf(title),
      category,
      excerpt,
      image_url: imageOf({ simple_body: imageBody }),
      published_at: `${addDays(today, -daysAgo)}T00:00:00Z`,
      featured,
      html: htmlOf(body),
    },
  }));
}
