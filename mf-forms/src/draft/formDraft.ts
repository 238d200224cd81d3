import { isRecord, type PlatformStorage } from '@forecourt/shared-contracts';
import type { FormSubject, LeadForm } from '../definition/leadForm';
import { formValuesFrom, type FormValues } from '../definition/formValues';
import type { PendingLead } from '../lead/pendingLead';

/** The steps of a form that the server has stored. */
export interface StoredSteps {
  leadId: string;
  count: number;
}

/** Entered values, the lead or step that was sent without a response, and the steps that are stored. */
export interface DraftData {
  values: Partial<FormValues>;
  pendingLead: PendingLead | null;
  stored: StoredSteps | null;
}

const isPendingLead = (value: unknown): value is PendingLead =>
  isRecord(value) && typeof value.key === 'string' && isRecord(value.payload) && isRecord(value.values);
const isStoredSteps = (value: unknown): value is StoredSteps =>
  isRecord(value) && typeof value.leadId === 'string' && Number.isInteger(value.count);

/** Draft of one form about one subject in session storage, so that a reload loses no input and a retry after it makes no second lead. */
export function formDraft(storage: PlatformStorage, { name }: Pick<LeadForm, 'name'>, subject: FormSubject) {
  const { car, category, subcategory, locationSlug } = subject;
  const id = [name, car?.id, category, subcategory, locationSlug].filter(Boolean).join(':');
  const draft = storage.session(`mf-forms/draft:${id}`);
  return {
    id,
    read(): DraftData {
      const data = draft.read();
      if (!isRecord(data)) return { values: {}, pendingLead: null, stored: null };
      return {
        values: isRecord(data.values) ? formValuesFrom(data.values) : {},
        pendingLead: isPendingLead(data.pendingLead) ? data.pendingLead : null,
        stored: isStoredSteps(data.stored) ? data.stored : null,
      };
    },
    /** Writes what is given, beside what is stored of the rest. */
    write(data: Partial<DraftData>): void {
      draft.write({ ...this.read(), ...data });
    },
    clear: () => draft.clear(),
  };
}
export type FormDraft = ReturnType<typeof formDraft>;
