import type { Car } from '@forecourt/shared-contracts';

const OUTSIDE = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear', 'driver-front-quarter'] as const;

/** Views of the drawn pictures that stand in for photos, in the order of the gallery, by what stands on the yard. */
const VIEWS = {
  car: [...OUTSIDE, 'dashboard', 'cluster', 'boot', 'wheel', 'headlamp', 'tail-lamp'],
  motorhome: [...OUTSIDE, 'living', 'bedroom', 'dashboard', 'cluster', 'wheel', 'headlamp'],
  caravan: [...OUTSIDE, 'living', 'bedroom', 'wheel', 'tail-lamp'],
} as const;
export type PictureView = (typeof VIEWS)[keyof typeof VIEWS][number];
export const PICTURE_VIEWS: readonly PictureView[] = [...new Set(Object.values(VIEWS).flat())];

/** Path of a drawn picture for the image route, for example cars/harbour-motors/1204/side.webp. */
export const picturePath = (tenant: string, id: number, view: PictureView) => `cars/${tenant}/${id}/${view}.webp`;

/** The picture fields of a car without photos of its own; what is towed has no cabin. */
export function drawnPictures(tenant: string, id: number, itemType: Car['item_type'] = 'car') {
  const kind = itemType === 'motorhome' ? 'motorhome' : itemType === 'car' ? 'car' : 'caravan';
  const paths = VIEWS[kind].map((view) => picturePath(tenant, id, view));
  return {
    photos_count: paths.length,
    primary_image_url: paths[0] as string,
    images: paths.map((url) => ({ url })),
    thumbnails: paths,
  };
}
