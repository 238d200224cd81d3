import { isRecord, type PlatformStorage } from '@forecourt/shared-contracts';
import { formValuesFrom, type FormValues } from '../definition/formValues';
import type { FormSubject, LeadForm } from '../definition/leadForm';
import type { PendingLead } from '../lead/pendingLead';

/** Entered values, and the lead that was sent without a response. */
export interface DraftData {
  values: Partial<FormValues>;
  pendingLead: PendingLead | null;
}

const isPendingLead = (value: unknown): value is PendingLead =>
  isRecord(value) && typeof value.key === 'string' && isRecord(value.payload) && isRecord(value.values);

/** Draft of one form in session storage, so that a reload loses no input and a retry after it makes no second lead. */
export function formDraft(storage: PlatformStorage, { name }: Pick<LeadForm, 'name'>, { car, locationSlug }: FormSubject) {
  const id = [name, car?.id, locationSlug].filter(Boolean).join(':');
  const stored = storage.session(`mf-forms/draft:${id}`);
  return {
    read(): DraftData {
      const data = stored.read();
      if (!isRecord(data)) return { values: {}, pendingLead: null };
      return {
        values: isRecord(data.values) ? formValuesFrom(data.values) : {},
        pendingLead: isPendingLead(data.pendingLead) ? data.pendingLead : null,
      };
    },
    write: (data: DraftData) => stored.write(data),
    clear: () => stored.clear(),
  };
}
export type FormDraft = ReturnType<typeof formDraft>;
