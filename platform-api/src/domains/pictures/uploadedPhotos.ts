import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from '../../infrastructure/http/problems';
import { PHOTO_WIDTHS, photoMaster } from './photoMaster';
import type { PictureSource } from './pictureSource';

const PATH = /^uploads\/([a-z0-9-]+)\/((?:[\w-][\w .-]*\/)*[\w-][\w .-]*\.(?:jpe?g|png|webp|avif))$/i;

/** Photos in `<folder>/<tenant>/…`, at uploads/<tenant>/…; a site has its own only, and a changed photo gets a new name. */
export const uploadedPhotos = (folder: string): PictureSource => ({
  async find(site, wanted) {
    const found = PATH.exec(wanted);
    if (found?.[1] !== site.slug) return null;
    const own = path.join(folder, site.slug);
    // A link that leads out of the site's folder is not followed.
    const [root, file] = await Promise.all([realpath(own), realpath(path.join(own, found[2] as string))]).catch(() => ['', '']);
    if (!root || !file?.startsWith(root + path.sep)) return null;
    const { mtimeMs, size } = await stat(file);
    return {
      key: `upload ${file} ${mtimeMs} ${size}`,
      isFinal: true,
      masterWidths: PHOTO_WIDTHS,
      load: () => readFile(file),
      master: (bytes, width) =>
        photoMaster(bytes, width).catch(() => {
          throw notFound();
        }),
    };
  },
});
