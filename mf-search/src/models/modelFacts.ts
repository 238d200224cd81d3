import { slugOf, type Model, type SiteConfig, type Switches } from '@forecourt/shared-contracts';

/** The image of a model: the newer one where there is one. */
export const modelImage = ({ cloudfront_new_image_url: newer, image }: Pick<Model, 'cloudfront_new_image_url' | 'image'>) =>
  newer ?? image.url;

export const isUpcoming = ({ status }: Pick<Model, 'status'>) => status === 'coming_soon';

export const isDiscontinued = ({ status }: Pick<Model, 'status'>) => status === 'discontinued';

/** 'Upcoming' or 'All-New'; null for a model that is no longer made. */
export function modelStatusLabel(status: string): 'Upcoming' | 'All-New' | null {
  if (isDiscontinued({ status })) return null;
  return isUpcoming({ status }) ? 'Upcoming' : 'All-New';
}

/** A model's name, with the tenant's prefix before an all-new one. */
export function modelName(model: { name: string; status: string }, { allNewModelPrefix }: Pick<Switches, 'allNewModelPrefix'>): string {
  return modelStatusLabel(model.status) === 'All-New' ? `${allNewModelPrefix}${model.name}` : model.name;
}

/** The make of a model, its own, else the site's, or null; and its name without that make: 'Mazda CX-5' is the Mazda 'CX-5'. */
export function makeAndName(model: Pick<Model, 'name' | 'manufacturer'>, site: SiteConfig): { make: string | null; name: string } {
  const make = model.manufacturer ?? site.manufacturer?.name ?? null;
  const isNamedWithMake = make !== null && slugOf(model.name).startsWith(`${slugOf(make)}-`);
  return { make, name: isNamedWithMake ? model.name.slice(make.length).trim() : model.name };
}

/** Make and model of the cars of a model; null without a make, and for an upcoming model, which has no cars. */
export function carsOfModel(
  model: Pick<Model, 'name' | 'status' | 'manufacturer'>,
  site: SiteConfig,
): { make: string; model: string } | null {
  const { make, name } = makeAndName(model, site);
  return make === null || isUpcoming(model) ? null : { make, model: name };
}
