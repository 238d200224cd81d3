import { slugOf, type Model, type SiteConfig, type Switches } from '@forecourt/shared-contracts';

/** The image of a model: the newer one where there is one. */
export const modelImage = ({ cloudfront_new_image_url: newer, image }: Pick<Model, 'cloudfront_new_image_url' | 'image'>) =>
  newer ?? image.url;

export const isUpcoming = ({ status }: Pick<Model, 'status'>) => status === 'coming_soon';

/** 'Upcoming' or 'All-New'. */
export function modelStatusLabel(status: string): 'Upcoming' | 'All-New' {
  return isUpcoming({ status }) ? 'Upcoming' : 'All-New';
}

/** A model's name, with the tenant's prefix before an all-new one. */
export function modelName(model: { name: string; status: string }, { allNewModelPrefix }: Pick<Switches, 'allNewModelPrefix'>): string {
  return modelStatusLabel(model.status) === 'All-New' ? `${allNewModelPrefix}${model.name}` : model.name;
}

/**
 * Make and model of the cars of a model: its own make, else the site's, and its name without that make ('Mazda CX-5' is a Mazda of the
 * model 'CX-5'). Null without a make, and for an upcoming model, which has no cars.
 */
export function carsOfModel(
  model: Pick<Model, 'name' | 'status' | 'manufacturer'>,
  site: SiteConfig,
): { make: string; model: string } | null {
  const make = model.manufacturer ?? site.manufacturer?.name;
  if (!make || isUpcoming(model)) return null;
  const isNamedWithMake = slugOf(model.name).startsWith(`${slugOf(make)}-`);
  return { make, model: isNamedWithMake ? model.name.slice(make.length).trim() : model.name };
}
