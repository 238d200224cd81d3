import type { Car } from '@forecourt/shared-contracts';
import { ShareWidget } from '../share/ShareWidget';

/** 'share-widget': share menu of a car page. */
export function Component({ car }: { car: Car }) {
  return <ShareWidget key={car.id} car={car} />;
}
