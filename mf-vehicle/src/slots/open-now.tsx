import { loadSpecialHours, type Car, type SlotModule, type SpecialHours } from '@forecourt/shared-contracts';
import { OpenNow } from '../purchase/OpenNow';

/** Special hours of the car's location. */
export const loader: SlotModule<'open-now', SpecialHours[]>['loader'] = ({ car }, context) => {
  const id = car.location?.id ?? car.location_id;
  return id === null ? [] : loadSpecialHours([id], context);
};

/** 'open-now': whether somebody is at the car's location; renders nothing without known hours. */
export function Component({ car, data: specialHours }: { car: Car; data: SpecialHours[] }) {
  return <OpenNow car={car} specialHours={specialHours} />;
}
