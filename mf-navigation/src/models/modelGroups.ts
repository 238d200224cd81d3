import { modelPath, type Links, type ModelMenuItem } from '@forecourt/shared-contracts';
import { linkTo, type MenuLink } from '../menu/menuLink';

/** The models of one category. */
export interface ModelGroup {
  category: string;
  models: (MenuLink & { image: string | null })[];
}

const CATEGORIES = ['Cars', 'Hatch & sedans', 'SUVs & 4WDs', 'Utes & Vans', 'GR & performance', 'Electrified', 'Upcoming', 'Discontinued'];

/** The page of a model, or wherever its override leads; none where the site has neither. */
function linkOf(model: ModelMenuItem, to: Links): MenuLink[] {
  if (model.override_url) return linkTo(model.name, model.override_url, to);
  return to.ifDeployed('search.model', { model: model.slug }) === null
    ? []
    : [{ name: model.name, to: modelPath(to, model), isExternal: false }];
}

/** Models by category, in the order of the specification; a category of the tenant's own comes after these, and an empty one is left out. */
export function modelGroups(items: readonly ModelMenuItem[], to: Links): ModelGroup[] {
  const categories = [...new Set([...CATEGORIES, ...items.map(({ category }) => category)])];
  return categories
    .map((category) => ({
      category,
      models: items
        .filter((item) => item.category === category)
        .flatMap((item) => linkOf(item, to).map((link) => ({ ...link, image: item.image_url }))),
    }))
    .filter(({ models }) => models.length > 0);
}
