import { didYouMean } from '@forecourt/server-kit';
import { modelSlugs, type SiteConfig } from '@forecourt/shared-contracts';
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
export type FittedSite = Pick<SiteConfig, 'slug' | 'locations'>;

/** What comes of a model that the site does not have, and the field that names it. */
const NAMED: Partial<Readonly<Record<ContentKind, { path: string; effect: string }>>> = {
  offer: { path: 'model.slug', effect: 'the offer has no link to it' },
  'model-menu': { path: 'slug', effect: 'the menu leaves the entry out' },
  product: { path: 'models', effect: 'it is on no page of such a model' },
};

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
    const { path = '', effect } = NAMED[kind] ?? {};
    const isWithoutModel = model !== null && !modelSlugs(model).some((each) => models.has(each));
    return [
      ...(isWithoutModel
        ? [{ kind, slug, draft, model, path, reason: `${model} is no model of this site: ${effect}${didYouMean(model, [...models])}` }]
        : []),
      ...(location !== null && !locations.has(location)
        ? [{ kind, slug, draft, model: null, path: 'location_id', reason: `${location} is no location of this site${have}` }]
        : []),
    ];
  });
}
