import { isRecord, type LeadPayload } from '@forecourt/shared-contracts';
import { formValuesFrom, type FormValues } from '../definition/formValues';
import type { FormSubject, LeadFormDefinition } from '../definition/leadForm';
import type { JourneyDefinition, JourneyStore } from '../journey/journeyStore';

/** The steps of a form that the server has stored. */
interface StoredSteps {
  leadId: string;
  count: number;
}

export interface LeadJourneyValues {
  /** As they are in the fields. */
  entered: Partial<FormValues>;
  /** null before the first step. */
  stored: StoredSteps | null;
}

/** A lead, and the form values that it was made from. */
export interface LeadBody {
  payload: LeadPayload;
  values: FormValues;
}

export type LeadJourneyStore = JourneyStore<LeadJourneyValues, LeadBody>;

const isStoredSteps = (data: unknown): data is StoredSteps =>
  isRecord(data) && typeof data.leadId === 'string' && Number.isInteger(data.count);

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
      values: { entered: isRecord(values) ? formValuesFrom(values) : {}, stored: isStoredSteps(stored) ? stored : null },
      pending: pendingFrom(pendingLead),
    }),
    format: ({ values: { entered, stored }, pending }) => ({
      values: entered,
      pendingLead: pending && { key: pending.key, ...pending.body },
      stored,
    }),
    countDone: ({ stored }) => stored?.count ?? 0,
  };
}
