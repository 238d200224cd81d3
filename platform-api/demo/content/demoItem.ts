import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import type { ContentDocuments, ContentKind, NewContentItem } from '../../src/contexts/site';

export interface DemoSite {
  site: SiteConfig;
  /** Day of the seed in the site's own zone, ISO date. */
  today: string;
  /** Image of a car of the stock that is most like this, null without any. */
  imageOf(like: Partial<Pick<Car, 'make' | 'model' | 'simple_body'>>): string | null;
}

/** Items of one kind in the order in which they show. */
export type DemoItems<Kind extends ContentKind> = NewContentItem<ContentDocuments[Kind]>[];
