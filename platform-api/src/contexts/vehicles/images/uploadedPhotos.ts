import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from '../../../infrastructure/http/problems';
import { PHOTO_WIDTHS, preparePhoto } from './preparePhoto';
import type { ImageSource } from './imageSource';

const PATH = /^uploads\/([a-z0-9-]+)\/((?:[\w-][\w .-]*\/)*[\w-][\w .-]*\.(?:jpe?g|png|webp|avif))$/i;

/** Photos in `<folder>/<tenant>/…`, at uploads/<tenant>/…, of the requested site only; a changed photo gets a new name. */
export const uploadedPhotos = (folder: string): ImageSource => ({
  async find(site, requested) {
    const found = PATH.exec(requested);
    if (found?.[1] !== site.slug) return null;
    const own = path.join(folder, site.slug);
    // A symbolic link out of the site's folder is not followed.
    const [root, file] = await Promise.all([realpath(own), realpath(path.join(own, found[2] as string))]).catch(() => ['', '']);
    if (!root || !file?.startsWith(root + path.sep)) return null;
    const { mtimeMs, size } = await stat(file);
    return {
      key: `upload ${file} ${mtimeMs} ${size}`,
      isFinal: true,
      masterWidths: PHOTO_WIDTHS,
      load: () => readFile(file),
      renderMaster: (bytes, width) =>
        preparePhoto(bytes, width).catch(() => {
          throw notFound();
        }),
    };
  },
});
