import { canFavourite, isInStock, Slot, useSwitches, type Car } from '@forecourt/shared-contracts';

/** The heart, and Share while the car can be bought. */
export function GalleryTools({ car }: { car: Car }) {
  const switches = useSwitches();
  return (
    <>
      {isInStock(car) && <Slot name="share-widget" car={car} fallback={null} />}
      {canFavourite(car, switches) && <Slot name="saved-button" car={car} fallback={null} />}
    </>
  );
}
