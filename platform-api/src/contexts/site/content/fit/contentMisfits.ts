import { didYouMean } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { ContentKind } from '../contentDocuments';
import type { ContentItems } from '../contentRepository';

/** What of an item does not fit its site: it is stored and served, and what it names is left out. */
export interface ItemMisfit {
  kind: ContentKind;
  slug: string;
  /** Of the field, '' for the item itself. */
  path: string;
  /** The rest of a sentence that begins with the path. */
  reason: string;
}

/** What items are compared with. */
export type FittedSite = Pick<SiteConfig, 'slug' | 'locations' | 'search_app'>;

/** An index at Algolia may have models that nobody wrote here. */
export const hasModelsElsewhere = ({ search_app: app }: Pick<SiteConfig, 'search_app'>): boolean => app !== 'local';

const MOST_LISTED = 12;

/** Models and locations that items name and that the site does not have; a model that is a draft exists. Items that are over are left out. */
export async function contentMisfits(
  content: ContentItems,
  site: FittedSite,
  today: string,
): Promise<(ItemMisfit & { draft: boolean; model: string | null })[]> {
  const models = await content.authoredSlugs(site.slug, 'model');
  const locations = new Map(site.locations.map(({ id, name }) => [id, name]));
  const known = [...locations].map(([id, name]) => `${id} ${name}`);
  const have = known.length > MOST_LISTED ? '' : `; it has ${known.join(', ') || 'none'}`;
  return (await content.references(site.slug, today)).flatMap(({ kind, slug, draft, model, location }) => {
    const isWithoutModel = model !== null && !hasModelsElsewhere(site) && !models.has(model);
    const effect = kind === 'offer' ? 'the offer has no link to it' : 'the menu leaves the entry out';
    return [
      ...(isWithoutModel
        ? [
            {
              ...{ kind, slug, draft, model, path: kind === 'offer' ? 'model.slug' : 'slug' },
              reason: `${model} is no model of this site: ${effect}${didYouMean(model, [...models])}`,
            },
          ]
        : []),
      ...(location !== null && !locations.has(location)
        ? [{ kind, slug, draft, model: null, path: 'location_id', reason: `${location} is no location of this site${have}` }]
        : []),
    ];
  });
}
