import type { Car } from '@forecourt/shared-contracts';
import { createImageService, type ImageService, type ImageServiceOptions } from '../imageService';
import type { ListSite } from './listImages';
import { warmList } from './warmList';

/** Cars of one site whose list images are to be created. */
export interface WarmingTask {
  options: ImageServiceOptions;
  site: ListSite;
  cars: readonly Car[];
}

/** Sent when a task is done. */
export interface WarmingResult {
  /** Bytes that the process has added to the cache. */
  written: number;
}

/** Does the tasks of the parent process, one at a time, until it disconnects. */
export function serveWarming(channel: NodeJS.Process): void {
  let images: ImageService | null = null;
  let current: readonly Car[] = [];
  const cars = { findById: async (_tenant: string, id: number) => current.find((car) => car.id === id) ?? null };
  channel.on('message', ({ options, site, cars: ofTask }: WarmingTask) => {
    images ??= createImageService(cars, options);
    current = ofTask;
    const { written } = images;
    void warmList(images, site, ofTask).then(() => channel.send?.({ written: written() } satisfies WarmingResult));
  });
  channel.on('disconnect', () => channel.exit());
}
