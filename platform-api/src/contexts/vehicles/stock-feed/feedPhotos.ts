import type { Car } from '@forecourt/shared-contracts';
import type { FeedCells } from './feedCells';
import type { FeedField } from './feedColumns';
import { parsePhotoList } from './photoList';

/** Columns of photos in the order of the gallery: single views, then the list of the others. */
const PHOTO_FIELDS = [
  'photo_front',
  'photo_side',
  'photo_rear',
  'photo_interior',
  'photo_dashboard',
  'photo_odometer',
  'photo_boot',
  'photo_wheel',
  'images',
] as const satisfies readonly FeedField[];

const EXPECTED = 'an address that begins with https://, or a path that begins with uploads/';

/** The photos of a car as the Car entity has them. */
export type FeedPhotos = Pick<Car, 'images' | 'thumbnails' | 'photos_count' | 'primary_image_url'>;

/** The photos of a car: views first, then the others. Nothing where the feed has no column of photos. */
export function readPhotos(cells: FeedCells): Partial<FeedPhotos> {
  if (!PHOTO_FIELDS.some((field) => cells.has(field))) return {};
  const listed = PHOTO_FIELDS.flatMap((field) => {
    const { photos, isWhole } = parsePhotoList(cells.text(field) ?? '');
    if (!isWhole) cells.read(field, () => null, EXPECTED);
    return photos;
  });
  const photos = [...new Set(listed)];
  return {
    images: photos.map((url) => ({ url })),
    thumbnails: photos,
    photos_count: photos.length,
    primary_image_url: photos[0] ?? null,
  };
}
