import type { Car } from '@forecourt/shared-contracts';
import { ShareWidget } from '../share/ShareWidget';

/** 'share-widget': ways to pass the page of a car on. */
export function Component({ car }: { car: Car }) {
  return <ShareWidget key={car.id} car={car} />;
}
