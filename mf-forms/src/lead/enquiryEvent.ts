import { EVENTS, formEventData, formEventId, type FormEventId, type PlatformEvent } from '@forecourt/shared-contracts';
import { categoryOf, type EnquirySubject } from './enquiryPreset';

/** Events of forms without a car; any other form fires the general form event. */
const BY_CATEGORY: Readonly<Record<string, FormEventId>> = {
  'General Enquiry': EVENTS.generalEnquiry,
  'New Vehicle Enquiry': EVENTS.newCarEnquiry,
  'Fleet Enquiry': EVENTS.fleetEnquiry,
};

/** The event of a submitted enquiry: with a car by the car's type, else by category. */
export function enquiryEvent(subject: EnquirySubject): PlatformEvent {
  const { car } = subject;
  if (!car) return { id: BY_CATEGORY[categoryOf(subject)] ?? EVENTS.form };
  return { id: formEventId(car, 'enquiry'), carId: car.id, form: formEventData(car) };
}
