import type { Car } from '../entities/car';

/** Photos that a card of a list shows at most. */
const CARD_PHOTOS = 6;

/** Paths of all photos, the primary one first, without duplicates. */
export function carPhotos({ images, primary_image_url }: Pick<Car, 'images' | 'primary_image_url'>): string[] {
  return [...new Set([primary_image_url, ...images.map((image) => image.url)])].filter((url): url is string => Boolean(url));
}

/** Paths of the photos that a card shows. */
export const cardPhotos = (car: Pick<Car, 'images' | 'primary_image_url'>): string[] => carPhotos(car).slice(0, CARD_PHOTOS);
