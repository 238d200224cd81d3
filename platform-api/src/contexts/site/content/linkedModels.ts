import { modelSlugs, type ModelMenuItem, type Offer } from '@forecourt/shared-contracts';
import type { ContentItems } from './contentRepository';

/** Whether a model has a page on the site, or an address elsewhere. */
export type IsLinked = (model: { slug: string; override_url: string | null }) => boolean;

/** Which models a site may link to: no link leads to a model that is not written, or is not on the site today. */
export async function linkedModels(content: ContentItems, tenant: string): Promise<IsLinked> {
  const slugs = new Set(await content.slugs(tenant, 'model'));
  return ({ slug, override_url: elsewhere }) => Boolean(elsewhere) || modelSlugs(slug).some((each) => slugs.has(each));
}

/** Entries of the menu that lead somewhere. */
export const linkedEntries = (items: readonly ModelMenuItem[], isLinked: IsLinked): ModelMenuItem[] => items.filter(isLinked);

/** An offer, without a model that has no page. */
export const withLinkedModel = (offer: Offer, isLinked: IsLinked): Offer =>
  offer.model && !isLinked(offer.model) ? { ...offer, model: null } : offer;
