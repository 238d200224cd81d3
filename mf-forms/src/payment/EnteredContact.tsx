import { usePlatform, type Car } from '@forecourt/shared-contracts';
import { journeyStore, leadJourney, useJourneyState, type LeadFormDefinition } from '@forecourt/shared-forms';

/** Who pays, as entered in the form of the details: 'Mia Nguyen, mia@example.com, 0412 345 678'. */
export function EnteredContact({ form, car }: { form: LeadFormDefinition; car?: Car }) {
  const { storage } = usePlatform();
  const { name, last_name: lastName, email, phone } = useJourneyState(journeyStore(storage, leadJourney(form, { car }))).values.entered;
  return [[name, lastName].filter(Boolean).join(' '), email, phone].filter(Boolean).join(', ');
}
