import type { Car } from '../entities/car';
import { EVENTS, type FormEventData, type FormEventId } from '../platform/events';

/** Id of the event that a submitted form fires; without a car the new-car id (CO-092). */
export function formEventId(car: Pick<Car, 'tag' | 'car_type'> | null, kind: 'enquiry' | 'test-drive'): FormEventId {
  const isUsed = car?.car_type === 'used';
  if (car?.tag?.trim().toLowerCase() === 'test drive only') return EVENTS.newCarTestDrive;
  if (kind === 'test-drive') return isUsed ? EVENTS.usedCarTestDrive : EVENTS.newCarTestDrive;
  return isUsed ? EVENTS.usedCarEnquiry : EVENTS.newCarEnquiry;
}

/** What a form event says of its car (CO-040): the grade is the badge, kilometres are null where unknown. */
export function formEventData({ status, make, model, year, km, badge }: Pick<Car, 'status' | 'make' | 'model' | 'year' | 'km' | 'badge'>): FormEventData {
  return { vehicleStatus: status, vehicleMake: make, vehicleModel: model, vehicleYear: year, vehicleKilometers: km, vehicleGrade: badge };
}
