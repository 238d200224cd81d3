import { loadSpecialHours, type Car, type SlotModule, type SpecialHours } from '@forecourt/shared-contracts';
import { OpenNow } from '../purchase/OpenNow';

type OpenNowModule = SlotModule<'location-open', SpecialHours[]>;

const locationIdOf = (car: Car) => car.location?.id ?? car.location_id;

export const dataKey: OpenNowModule['dataKey'] = ({ car }) => String(locationIdOf(car));

/** Special hours of the car's location. */
export const loader: OpenNowModule['loader'] = ({ car }, context) => {
  const id = locationIdOf(car);
  return id === null ? [] : loadSpecialHours([id], context);
};

/** 'location-open': whether somebody is at the car's location; renders nothing without known hours. */
export function Component({ car, data: specialHours }: { car: Car; data: SpecialHours[] }) {
  return <OpenNow car={car} specialHours={specialHours} />;
}
