import type { SiteConfig } from '@forecourt/shared-contracts';
import type { CarRepository } from '../stock/carRepository';
import { Draughtsman } from './Draughtsman';
import { drawnCars } from './drawnCars';
import { PictureStore, type PictureVariant } from './PictureStore';
import type { Picture } from './pictureSource';
import { remotePhotos } from './remotePhotos';
import { uploadedPhotos } from './uploadedPhotos';

export interface PictureOptions {
  /** Where made pictures are kept. */
  folder: string;
  /** Most bytes of made pictures. */
  mostBytes?: number;
  /** Folder with one subfolder of photos for each tenant. */
  uploads?: string | null;
  /** Origins that photos may come from, for example https://photos.example. */
  origins?: readonly string[];
}

/** All pictures of the installation (AP-034). */
export interface Pictures {
  /** null: no known source has it for this site. */
  find(site: SiteConfig, path: string): Promise<Picture | null>;
  /** Rejects with TooManyWaitingError. */
  read(picture: Picture, variant: PictureVariant): Promise<Buffer>;
  stop(): Promise<void>;
}

/** Drawn cars, uploaded photos and photos of known hosts; throws for an origin that is none. */
export function openPictures(cars: Pick<CarRepository, 'findById'>, { folder, mostBytes, uploads = null, origins = [] }: PictureOptions): Pictures {
  const draughtsman = new Draughtsman();
  const store = new PictureStore(folder, { mostBytes });
  const sources = [drawnCars(cars, draughtsman), ...(uploads ? [uploadedPhotos(uploads)] : []), remotePhotos({ origins })];
  return {
    async find(site, path) {
      for (const source of sources) {
        const found = await source.find(site, path);
        if (found) return found;
      }
      return null;
    },
    read: (picture, variant) => store.read(picture, variant),
    stop: () => draughtsman.stop(),
  };
}
