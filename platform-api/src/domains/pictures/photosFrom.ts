import path from 'node:path';
import type { PictureOptions } from './openPictures';

const MEGABYTE = 1024 ** 2;

/**
 * Where photos come from, by the environment: PHOTO_UPLOADS_DIR (one folder for each tenant), PHOTO_ORIGINS (origins, with commas
 * between), PICTURES_MAX_MB (most megabytes of made pictures). Throws for a limit that is no number.
 */
export function photosFrom(environment: Readonly<Record<string, string | undefined>>, dataDir: string): Omit<PictureOptions, 'folder'> {
  const { PHOTO_UPLOADS_DIR: uploads, PHOTO_ORIGINS: origins = '', PICTURES_MAX_MB: most } = environment;
  const megabytes = most ? Number(most) : undefined;
  if (megabytes !== undefined && !(megabytes >= 1)) throw new Error(`PICTURES_MAX_MB must be a number of megabytes, and it is "${most}".`);
  return {
    uploads: uploads ?? path.join(dataDir, 'uploads'),
    origins: origins.split(',').flatMap((origin) => origin.trim() || []),
    mostBytes: megabytes && megabytes * MEGABYTE,
  };
}
