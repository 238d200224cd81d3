/** Views of the drawn pictures that stand in for photos, in the order of the gallery. */
export const PICTURE_VIEWS = ['front-quarter', 'side', 'rear-quarter'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** Path of a drawn picture for the image route, for example cars/harbour-motors/1204/side.webp. */
export const picturePath = (tenant: string, id: number, view: PictureView) => `cars/${tenant}/${id}/${view}.webp`;

/** The picture fields of a car without photos of its own. */
export function drawnPictures(tenant: string, id: number) {
  const paths = PICTURE_VIEWS.map((view) => picturePath(tenant, id, view));
  return {
    photos_count: paths.length,
    primary_image_url: paths[0] as string,
    images: paths.map((url) => ({ url })),
    thumbnails: paths,
  };
}
