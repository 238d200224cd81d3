import { availableParallelism } from 'node:os';
import type { Car } from '@forecourt/shared-contracts';
import pLimit from 'p-limit';
import type { ImageService } from '../imageService';
import { listPhoto, listVariants, type ListSite } from './listImages';

async function warmCar(images: ImageService, site: ListSite, car: Car): Promise<void> {
  const photo = listPhoto(car);
  const original = photo === null ? null : await images.find(site, photo);
  if (!original) return;
  for (const variant of listVariants(site)) if (!(await images.has(original, variant))) await images.read(original, variant);
}

/** Creates the list images of cars that the cache does not have; an image that cannot be made is left to the request for it. */
export async function warmList(images: ImageService, site: ListSite, cars: readonly Car[]): Promise<void> {
  const limit = pLimit(availableParallelism());
  await Promise.allSettled(cars.map((car) => limit(() => warmCar(images, site, car))));
}
