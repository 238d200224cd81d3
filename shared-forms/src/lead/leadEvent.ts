import { EVENTS, formEventData, formEventId, type Car, type FormEventId, type PlatformEvent } from '@forecourt/shared-contracts';
import type { LeadFormDefinition } from '../definition/leadForm';

/** Events of categories that have their own, with and without a car. */
const BY_CATEGORY: Readonly<Record<string, FormEventId>> = {
  'General Enquiry': EVENTS.generalEnquiry,
  'New Vehicle Enquiry': EVENTS.newCarEnquiry,
  'Fleet Enquiry': EVENTS.fleetEnquiry,
  'Finance Enquiry': EVENTS.financeEnquiry,
};

/** Event id of a lead: that of its form, else of the category that the visitor chose, else of the car; a form without any fires 22. */
function eventIdOf(form: LeadFormDefinition, car: Car | undefined, category: string): FormEventId {
  const own = form.event ?? BY_CATEGORY[category];
  if (!car) return own ?? (form.kind === 'test-drive' ? EVENTS.newCarTestDrive : EVENTS.form);
  const byCar = form.kind === 'test-drive' ? formEventId(car, 'test-drive') : formEventId(car, 'enquiry');
  return byCar === EVENTS.newCarTestDrive ? byCar : (own ?? byCar);
}

/** The analytics event of an accepted lead. */
export function leadEvent(form: LeadFormDefinition, car: Car | undefined, category: string): PlatformEvent {
  const id = eventIdOf(form, car, category);
  return car ? { id, carId: car.id, form: formEventData(car) } : { id };
}
