import type { Car, Switches } from '@forecourt/shared-contracts';

const HOUR_MS = 60 * 60 * 1000;

/** Whether a car without an image is so new that its photos are still being taken: within `imageHours` of its arrival. */
export function isAwaitingPhotos(
  car: Pick<Car, 'primary_image_url' | 'created_at'>,
  { imageHours }: Pick<Switches, 'imageHours'>,
  now: Date,
): boolean {
  if (car.primary_image_url || imageHours === null) return false;
  const age = now.getTime() - Date.parse(car.created_at);
  return age <= imageHours * HOUR_MS;
}
