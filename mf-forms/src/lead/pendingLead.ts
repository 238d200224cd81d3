import type { LeadPayload } from '@forecourt/shared-contracts';
import type { EnquiryValues } from './enquiryValues';

/** A lead with the idempotency key under which the server stores it once. */
export interface IdempotentLead {
  key: string;
  payload: LeadPayload;
}

/** A lead without a response yet, and the form values that it was made from. */
export interface PendingLead extends IdempotentLead {
  values: EnquiryValues;
}

const isEqual = (one: EnquiryValues, other: EnquiryValues) =>
  Object.keys(one).every((field) => one[field as keyof EnquiryValues] === other[field as keyof EnquiryValues]);

/** The lead of these values: the pending one if it was made from equal values, so that a retry has the same key and payload. */
export function leadOf(
  values: EnquiryValues,
  pending: PendingLead | null,
  createPayload: (values: EnquiryValues) => LeadPayload,
): PendingLead {
  return pending && isEqual(values, pending.values) ? pending : { key: crypto.randomUUID(), payload: createPayload(values), values };
}
