import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Composition } from '../composition/composition';
import type { HeadTagValues } from '../document-head/HeadTags';
import type { PageResult } from '../routing/pageResult';

/** What the browser needs for hydration, sent in the page as JSON. */
export interface PageState {
  site: SiteConfig;
  composition: Composition;
  /** ISO 8601 instant of the server's render. */
  now: string;
  page: PageResult;
  head: HeadTagValues;
  /** Data of slot loaders by `slot:key`. */
  slotData: Record<string, unknown>;
  store: Record<string, unknown>;
  /** The visitor is in a preview, of which nothing is read from a cache. */
  isPreview?: boolean;
}

export const STATE_ELEMENT = 'forecourt-state';
export const ROOT_ELEMENT = 'root';
