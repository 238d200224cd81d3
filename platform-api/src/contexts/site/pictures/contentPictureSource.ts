import type { Queryable } from '../../../infrastructure/database/database';
import { notFound } from '../../../infrastructure/http/problems';
import { PHOTO_WIDTHS, preparePhoto, type ImageSource } from '../../vehicles';
import { hashIn } from './picturePath';
import { contentPictures } from './contentPictures';

/** Pictures of content at content/<hash>.<ending>, of the requested site only. */
export const contentPictureSource = (database: Queryable): ImageSource => ({
  async find(site, path) {
    const hash = hashIn(path);
    if (hash === null) return null;
    const bytes = await contentPictures.read(database, site.slug, hash);
    if (!bytes) return null;
    return {
      key: `content ${hash}`,
      isFinal: true,
      masterWidths: PHOTO_WIDTHS,
      load: async () => bytes,
      renderMaster: (loaded, width) =>
        preparePhoto(loaded, width).catch(() => {
          throw notFound();
        }),
    };
  },
});
