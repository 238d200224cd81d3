import type { Car } from '../entities/car';
import type { SiteConfig } from '../site/siteConfig';
import { locationOfCar } from './carLocation';

/** The number of the place where a car stands, in a site of several places: its numbers by car type can not be those of all. */
function placePhone(car: Pick<Car, 'location' | 'location_id'>, site: Pick<SiteConfig, 'locations'>): string | null {
  const hasSeveral = site.locations.filter(({ visible }) => visible).length > 1;
  return hasSeveral ? (locationOfCar(car, site)?.contact_detail.phone ?? car.location?.phone ?? null) : null;
}

/** The number to call about a car, or null. A demo car counts as new where it has no number of its own. */
export function offeredPhone(
  car: Pick<Car, 'car_type' | 'location' | 'location_id'>,
  site: Pick<SiteConfig, 'switches' | 'locations'>,
): string | null {
  const { phoneOverride, phoneFilterByCarType, phoneNewCars, phoneUsedCars, phoneDemoCars } = site.switches;
  const byType = { new: phoneNewCars, used: phoneUsedCars, demo: phoneDemoCars }[car.car_type];
  const candidates = [
    phoneOverride,
    placePhone(car, site),
    phoneFilterByCarType ? byType : null,
    car.car_type === 'used' ? phoneUsedCars : phoneNewCars,
    car.location?.phone ?? locationOfCar(car, site)?.contact_detail.phone,
  ];
  return candidates.map((each) => each?.trim()).find(Boolean) ?? null;
}

/** What people and their devices put between digits: blanks, hyphens, dots, slashes, brackets, and marks that are not displayed. */
const BETWEEN_DIGITS = /[\s\p{Cf}\p{Pd}()./]/gu;

/** A phone number as it was typed, without what is between its digits. */
export const barePhone = (text: string): string => text.replaceAll(BETWEEN_DIGITS, '');

/**
 * Whether a text may be a phone number, of Australia or with + or 0011 of another country. Forms go by it: it refuses no number that the back
 * end accepts, which knows the numbering plans.
 */
export const mayBePhone = (text: string): boolean => /^\+?\d{6,19}$/.test(barePhone(text));

/** Whether a text may be an Australian mobile number, to which alone codes are sent; it refuses none that the back end accepts. */
export const mayBeAustralianMobile = (text: string): boolean => /^(?:(?:\+|0011)?610?|0?)4\d{8}$/.test(barePhone(text));

/** Address that calls a number as it is written on screen. */
export const phoneAddress = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`;

/** '+61…' as Australians write it: '0412 345 678', or '08 9455 1000'; any other number unchanged. */
export function phoneText(number: string): string {
  const [, area = '', digits = ''] = /^\+61(\d)(\d{8})$/.exec(number) ?? [];
  if (area === '') return number;
  return area === '4'
    ? `04${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`
    : `0${area} ${digits.slice(0, 4)} ${digits.slice(4)}`;
}
