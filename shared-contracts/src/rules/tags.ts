import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { isInStock } from './stock';

/** The one tag on a car's image; 'certified' renders the certified-used logo with the text as its alternative. */
export interface CarTag {
  text: string;
  kind: 'sold' | 'reserved' | 'fuel' | 'certified' | 'own' | 'coming-soon' | 'just-arrived';
  colour?: 'red' | 'green';
}

type TaggedCar = Pick<Car, 'status' | 'simple_fuel' | 'reserved' | 'certified' | 'car_type' | 'tag' | 'created_at'>;
type TagSwitches = Pick<
  Switches,
  | 'soldTagName'
  | 'fuelTagEnabled'
  | 'reservedTagText'
  | 'certifiedLogoTagEnabled'
  | 'runoutSaleTagColour'
  | 'justArrivedDays'
  | 'justArrivedTagName'
>;

const MS_PER_DAY = 86_400_000;
const TAGGED_FUELS: readonly string[] = ['Electric', 'Hybrid', 'PHEV'];

function ownTag(tag: string, { runoutSaleTagColour }: TagSwitches): CarTag {
  const colour = tag.toLowerCase() === 'runout sale' ? runoutSaleTagColour : 'red';
  return { text: tag, kind: 'own', colour };
}

function hasJustArrived(createdAt: string, days: number, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < days * MS_PER_DAY;
}

/** The tag of a car's card: the first that applies, or null. */
export function carTag(car: TaggedCar, switches: TagSwitches, now: Date): CarTag | null {
  if (!isInStock(car)) return { text: switches.soldTagName, kind: 'sold' };
  if (car.reserved) return { text: switches.reservedTagText, kind: 'reserved' };
  if (switches.fuelTagEnabled && car.simple_fuel && TAGGED_FUELS.includes(car.simple_fuel)) return { text: car.simple_fuel, kind: 'fuel' };
  if (switches.certifiedLogoTagEnabled && car.certified && car.car_type === 'used') return { text: 'Certified Used', kind: 'certified' };
  const own = car.tag?.trim();
  if (own) return ownTag(own, switches);
  if (car.status === 'coming_soon') return { text: 'COMING SOON', kind: 'coming-soon' };
  if (hasJustArrived(car.created_at, switches.justArrivedDays, now)) return { text: switches.justArrivedTagName, kind: 'just-arrived' };
  return null;
}
