import { usePlatform, type Car } from '@forecourt/shared-contracts';
import type { LeadForm } from '../definition/leadForm';
import { journeyStore } from '../journey/journeyStore';
import { useJourneyState } from '../journey/useJourney';
import { leadJourney } from '../lead-form/leadJourney';

/** Who pays, as entered in the form of the details: 'Mia Nguyen, mia@example.com, 0412 345 678'. */
export function EnteredContact({ form, car }: { form: LeadForm; car?: Car }) {
  const { storage } = usePlatform();
  const { name, last_name: lastName, email, phone } = useJourneyState(journeyStore(storage, leadJourney(form, { car }))).values.entered;
  return [[name, lastName].filter(Boolean).join(' '), email, phone].filter(Boolean).join(', ');
}
