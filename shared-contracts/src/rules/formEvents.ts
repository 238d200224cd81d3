import type { Car } from '../entities/car';
import { EVENTS, type EventId } from '../platform/events';

/** Id of the event that a submitted form fires; without a car the new-car id (CO-092). */
export function formEventId(car: Pick<Car, 'tag' | 'car_type'> | null, kind: 'enquiry' | 'test-drive'): EventId {
  const isUsed = car?.car_type === 'used';
  if (car?.tag?.trim().toLowerCase() === 'test drive only') return EVENTS.newCarTestDrive;
  if (kind === 'test-drive') return isUsed ? EVENTS.usedCarTestDrive : EVENTS.newCarTestDrive;
  return isUsed ? EVENTS.usedCarEnquiry : EVENTS.newCarEnquiry;
}
