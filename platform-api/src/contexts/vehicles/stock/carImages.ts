import type { Car } from '@forecourt/shared-contracts';

const EXTERIOR = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear', 'driver-front-quarter'] as const;

/** Views of the car images that replace missing photos, in the order of the gallery, by kind of vehicle. */
const VIEWS = {
  car: [...EXTERIOR, 'dashboard', 'cluster', 'boot', 'wheel', 'headlamp', 'tail-lamp'],
  motorhome: [...EXTERIOR, 'living', 'bedroom', 'dashboard', 'cluster', 'wheel', 'headlamp'],
  caravan: [...EXTERIOR, 'living', 'bedroom', 'wheel', 'tail-lamp'],
} as const;
export type CarImageView = (typeof VIEWS)[keyof typeof VIEWS][number];
export const CAR_IMAGE_VIEWS: readonly CarImageView[] = [...new Set(Object.values(VIEWS).flat())];

/** Path of a car image for the image route, for example cars/harbour-motors/1204/side.webp. */
export const carImagePath = (tenant: string, id: number, view: CarImageView) => `cars/${tenant}/${id}/${view}.webp`;

/** The image fields of a car without photos of its own; a towed vehicle has no cabin. */
export function carImageFields(tenant: string, id: number, itemType: Car['item_type'] = 'car') {
  const kind = itemType === 'motorhome' ? 'motorhome' : itemType === 'car' ? 'car' : 'caravan';
  const paths = VIEWS[kind].map((view) => carImagePath(tenant, id, view));
  return {
    photos_count: paths.length,
    primary_image_url: paths[0] as string,
    images: paths.map((url) => ({ url })),
    thumbnails: paths,
  };
}
