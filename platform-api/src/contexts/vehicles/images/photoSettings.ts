import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import type { ImagesOptions } from './imagesPlugin';
import { allowedOrigins } from './photoOrigins';

const MEGABYTE = 1024 ** 2;

/**
 * Photo settings of the environment: PHOTO_UPLOADS_DIR (one subfolder for each tenant), PHOTO_ORIGINS (separated by commas),
 * IMAGES_MAX_MB (limit of the cached images), IMAGE_WARMING=off (images of lists are created when they are requested first). Throws for
 * a value that is none of these.
 */
export function readPhotoSettings(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): Omit<ImagesOptions, 'folder'> {
  const { PHOTO_UPLOADS_DIR: uploads, PHOTO_ORIGINS: origins = '', IMAGES_MAX_MB: limit, IMAGE_WARMING: warming = 'on' } = environment;
  const listed = origins.split(',').flatMap((origin) => origin.trim() || []);
  allowedOrigins(listed);
  const megabytes = limit ? Number(limit) : undefined;
  if (megabytes !== undefined && !(megabytes >= 1))
    throw new StartError(`IMAGES_MAX_MB must be a number of megabytes, and it is "${limit}".`);
  if (warming !== 'on' && warming !== 'off') throw new StartError(`IMAGE_WARMING must be on or off, and it is "${warming}".`);
  return {
    isWarming: warming === 'on',
    uploads: uploads ?? path.join(dataDir, 'uploads'),
    origins: listed,
    maxBytes: megabytes && megabytes * MEGABYTE,
  };
}
