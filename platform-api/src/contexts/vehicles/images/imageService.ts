import type { CarRepository } from '../stock/carRepository';
import { CarImageRenderer } from './CarImageRenderer';
import { carImageSource } from './carImageSource';
import { ImageCache, type ImageVariant } from './ImageCache';
import type { ImageSite, ImageSource, OriginalImage } from './imageSource';
import { premisesImageSource } from './premisesImageSource';
import { remotePhotos } from './remotePhotos';
import { uploadedPhotos } from './uploadedPhotos';

export interface ImageServiceOptions {
  /** Folder of the cached images. */
  folder: string;
  /** Limit of the cached images in bytes. */
  maxBytes?: number;
  /** Folder with one subfolder of photos for each tenant. */
  uploads?: string | null;
  /** Origins that photos may come from, for example https://photos.example. */
  origins?: readonly string[];
}

/** All images of the installation (AP-034). */
export interface ImageService {
  /** Adds a source of what the others do not have. */
  add(source: ImageSource): void;
  /** null: no known source has it for this site. */
  find(site: ImageSite, path: string): Promise<OriginalImage | null>;
  /** Rejects with QueueFullError. */
  read(original: OriginalImage, variant: ImageVariant): Promise<Buffer>;
  /** Whether the cache has it. */
  has(original: OriginalImage, variant: ImageVariant): Promise<boolean>;
  /** Bytes that this process has added to the cache. */
  written(): number;
  stop(): Promise<void>;
}

/** Car images, uploaded photos and photos of permitted hosts; throws for an invalid origin. */
export function createImageService(
  cars: Pick<CarRepository, 'findById'>,
  { folder, maxBytes, uploads = null, origins = [] }: ImageServiceOptions,
): ImageService {
  const renderer = new CarImageRenderer();
  const cache = new ImageCache(folder, { maxBytes });
  const sources: ImageSource[] = [
    carImageSource(cars, renderer),
    premisesImageSource(renderer),
    ...(uploads ? [uploadedPhotos(uploads)] : []),
    remotePhotos({ origins }),
  ];
  return {
    add: (source) => void sources.push(source),
    async find(site, path) {
      for (const source of sources) {
        const found = await source.find(site, path);
        if (found) return found;
      }
      return null;
    },
    read: (original, variant) => cache.read(original, variant),
    has: (original, variant) => cache.has(original, variant),
    written: () => cache.written,
    stop: () => renderer.stop(),
  };
}
