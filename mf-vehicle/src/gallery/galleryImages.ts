import type { Car } from '@forecourt/shared-contracts';

/** Paths of all photos, the primary one first, without duplicates. */
export function galleryImages({ images, primary_image_url }: Pick<Car, 'images' | 'primary_image_url'>): string[] {
  return [...new Set([primary_image_url, ...images.map((image) => image.url)])].filter((url): url is string => Boolean(url));
}
