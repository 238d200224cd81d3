import type { Model } from '@forecourt/shared-contracts';

/** The picture of a model: the newer one where there is one (SE-096). */
export const modelImage = ({ cloudfront_new_image_url: newer, image }: Pick<Model, 'cloudfront_new_image_url' | 'image'>) => newer ?? image.url;

/** Upcoming models have no stock to show (SE-100). */
export const hasStockButton = ({ status }: Pick<Model, 'status'>) => status !== 'coming_soon';
