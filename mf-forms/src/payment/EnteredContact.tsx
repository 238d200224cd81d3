import { useAppSelector, usePlatform, type Car } from '@forecourt/shared-contracts';
import { journeyStore, leadJourney, selectSignedInNumber, useJourneyState, type LeadFormDefinition } from '@forecourt/shared-forms';

/** Who pays, as entered in the form of the details: 'Mia Nguyen, mia@example.com, 0412 345 678'. */
export function EnteredContact({ form, car }: { form: LeadFormDefinition; car?: Car }) {
  const { storage } = usePlatform();
  // The draft is without the number of the session.
  const number = useAppSelector(selectSignedInNumber);
  const { name, last_name: lastName, email, phone } = useJourneyState(journeyStore(storage, leadJourney(form, { car }))).values.entered;
  return [[name, lastName].filter(Boolean).join(' '), email, phone || number].filter(Boolean).join(', ');
}
