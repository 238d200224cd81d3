import type { Car } from '../entities/car';
import { EVENTS, type FormEventData, type FormEventId } from '../platform/events';

/** Id of the event of a submitted form; without a car the new-car id. */
export function formEventId(car: Pick<Car, 'tag' | 'car_type'> | null, kind: 'enquiry' | 'test-drive'): FormEventId {
  const isUsed = car?.car_type === 'used';
  if (car?.tag?.trim().toLowerCase() === 'test drive only') return EVENTS.newCarTestDrive;
  if (kind === 'test-drive') return isUsed ? EVENTS.usedCarTestDrive : EVENTS.newCarTestDrive;
  return isUsed ? EVENTS.usedCarEnquiry : EVENTS.newCarEnquiry;
}

/** The car of a form event: the grade is the badge, kilometres are null if unknown. */
export function formEventData({
  status,
  make,
  model,
  year,
  km,
  badge,
}: Pick<Car, 'status' | 'make' | 'model' | 'year' | 'km' | 'badge'>): FormEventData {
  return { vehicleStatus: status, vehicleMake: make, vehicleModel: model, vehicleYear: year, vehicleKilometers: km, vehicleGrade: badge };
}
