import { isRecord, type LeadPayload } from '@forecourt/shared-contracts';
import { formValuesFrom, type FormValues } from '../definition/formValues';
import type { FormSubject, LeadFormDefinition } from '../definition/leadForm';
import type { JourneyDefinition, JourneyStore } from '../journey/journeyStore';

/** What the server has stored of a form after which more follows. */
interface StoredLead {
  leadId: string;
}

export interface LeadJourneyValues {
  /** As they are in the fields. */
  entered: Partial<FormValues>;
  /** null before the form is sent. */
  stored: StoredLead | null;
}

/** A lead, and the form values that it was made from. */
export interface LeadBody {
  payload: LeadPayload;
  values: FormValues;
}

export type LeadJourneyStore = JourneyStore<LeadJourneyValues, LeadBody>;

const isStoredLead = (data: unknown): data is StoredLead => isRecord(data) && typeof data.leadId === 'string';

function pendingFrom(data: unknown) {
  if (!isRecord(data) || typeof data.key !== 'string' || !isRecord(data.payload) || !isRecord(data.values)) return null;
  return { key: data.key, body: { payload: data.payload as LeadPayload, values: data.values as FormValues } };
}

/** One form about one subject: a reload loses no input, and a retry after it makes no second lead. */
export function leadJourney(
  { name }: Pick<LeadFormDefinition, 'name'>,
  subject: FormSubject,
): JourneyDefinition<LeadJourneyValues, LeadBody> {
  const { car, category, subcategory, locationSlug } = subject;
  const id = [name, car?.id, category, subcategory, locationSlug].filter(Boolean).join(':');
  return {
    id,
    storedAs: `mf-forms/draft:${id}`,
    empty: { entered: {}, stored: null },
    parse: ({ values, pendingLead, stored }) => ({
      values: { entered: isRecord(values) ? formValuesFrom(values) : {}, stored: isStoredLead(stored) ? { leadId: stored.leadId } : null },
      pending: pendingFrom(pendingLead),
    }),
    format: ({ values: { entered, stored }, pending }) => ({
      values: entered,
      pendingLead: pending && { key: pending.key, ...pending.body },
      stored,
    }),
    countDone: ({ stored }) => (stored ? 1 : 0),
  };
}
