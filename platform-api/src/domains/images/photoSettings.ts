import path from 'node:path';
import type { ImageServiceOptions } from './imageService';

const MEGABYTE = 1024 ** 2;

/**
 * Photo settings of the environment: PHOTO_UPLOADS_DIR (one subfolder for each tenant), PHOTO_ORIGINS (separated by commas),
 * IMAGES_MAX_MB (limit of the cached images). Throws for a limit that is not a number.
 */
export function readPhotoSettings(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): Omit<ImageServiceOptions, 'folder'> {
  const { PHOTO_UPLOADS_DIR: uploads, PHOTO_ORIGINS: origins = '', IMAGES_MAX_MB: limit } = environment;
  const megabytes = limit ? Number(limit) : undefined;
  if (megabytes !== undefined && !(megabytes >= 1)) throw new Error(`IMAGES_MAX_MB must be a number of megabytes, and it is "${limit}".`);
  return {
    uploads: uploads ?? path.join(dataDir, 'uploads'),
    origins: origins.split(',').flatMap((origin) => origin.trim() || []),
    maxBytes: megabytes && megabytes * MEGABYTE,
  };
}
