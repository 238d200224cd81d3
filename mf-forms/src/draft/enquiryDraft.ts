import { isRecord, type PlatformStorage } from '@forecourt/shared-contracts';
import { categoryOf, type EnquirySubject } from '../lead/enquiryPreset';
import { enquiryValuesFrom, type EnquiryValues } from '../lead/enquiryValues';
import type { PendingLead } from '../lead/pendingLead';

/** Entered values, and the lead that was sent without a response. */
export interface DraftData {
  values: Partial<EnquiryValues>;
  pendingLead: PendingLead | null;
}

const isPendingLead = (value: unknown): value is PendingLead =>
  isRecord(value) && typeof value.key === 'string' && isRecord(value.payload) && isRecord(value.values);

/** Draft of one form in session storage, so that a reload loses no input and a retry after it makes no second lead. */
export function enquiryDraft(storage: PlatformStorage, subject: EnquirySubject) {
  const id = subject.car ? `car-${subject.car.id}` : [categoryOf(subject), subject.locationSlug].filter(Boolean).join('-');
  const stored = storage.session(`mf-forms/enquiryDraft:${id}`);
  return {
    read(): DraftData {
      const data = stored.read();
      if (!isRecord(data)) return { values: {}, pendingLead: null };
      return {
        values: isRecord(data.values) ? enquiryValuesFrom(data.values) : {},
        pendingLead: isPendingLead(data.pendingLead) ? data.pendingLead : null,
      };
    },
    write: (data: DraftData) => stored.write(data),
    clear: () => stored.clear(),
  };
}
export type EnquiryDraft = ReturnType<typeof enquiryDraft>;
