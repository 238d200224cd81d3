import type { PlatformStorage } from '@forecourt/shared-contracts';
import { categoryOf, type EnquirySubject } from '../enquiry/enquiryPreset';
import { enquiryValuesFrom, type EnquiryValues } from '../enquiry/enquiryValues';
import type { PendingLead } from '../submission/sendLead';
import { isRecord } from './isRecord';

/** A lead whose answer has not come, and the values that it was made from. */
export interface UnansweredLead extends PendingLead {
  values: EnquiryValues;
}

interface Draft {
  values: Partial<EnquiryValues>;
  unanswered: UnansweredLead | null;
}

const isUnanswered = (value: unknown): value is UnansweredLead =>
  isRecord(value) && typeof value.key === 'string' && isRecord(value.payload) && isRecord(value.values);

/** What was typed into one form in this tab, so that a reload loses nothing and a retry makes no second lead. */
export function enquiryDraft(storage: PlatformStorage, subject: EnquirySubject) {
  const about = subject.car ? `car-${subject.car.id}` : [categoryOf(subject), subject.locationSlug].filter(Boolean).join('-');
  const stored = storage.session(`mf-forms/enquiryDraft:${about}`);
  return {
    read(): Draft {
      const data = stored.read();
      if (!isRecord(data)) return { values: {}, unanswered: null };
      return {
        values: isRecord(data.values) ? enquiryValuesFrom(data.values) : {},
        unanswered: isUnanswered(data.unanswered) ? data.unanswered : null,
      };
    },
    write: (draft: Draft) => stored.write(draft),
    clear: () => stored.clear(),
  };
}

/** Whether two states of the form are the same submit. */
export const isSameSubmit = (one: EnquiryValues, other: EnquiryValues) =>
  Object.keys(one).every((field) => one[field as keyof EnquiryValues] === other[field as keyof EnquiryValues]);
