import type { Model, Switches } from '@forecourt/shared-contracts';

/** The image of a model: the newer one where there is one. */
export const modelImage = ({ cloudfront_new_image_url: newer, image }: Pick<Model, 'cloudfront_new_image_url' | 'image'>) =>
  newer ?? image.url;

/** Upcoming models have no stock to show. */
export const hasStockButton = ({ status }: Pick<Model, 'status'>) => status !== 'coming_soon';

/** 'Upcoming' or 'All-New'. */
export function modelStatusLabel(status: string): 'Upcoming' | 'All-New' {
  return status === 'coming_soon' ? 'Upcoming' : 'All-New';
}

/** A model's name, with the tenant's prefix before an all-new one. */
export function modelName(model: { name: string; status: string }, { allNewModelPrefix }: Pick<Switches, 'allNewModelPrefix'>): string {
  return modelStatusLabel(model.status) === 'All-New' ? `${allNewModelPrefix}${model.name}` : model.name;
}
