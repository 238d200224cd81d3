import type { LeadPayload } from '@forecourt/shared-contracts';
import type { FormValues } from '../definition/formValues';

/** A lead with the idempotency key under which the server stores it once. */
export interface IdempotentLead {
  key: string;
  payload: LeadPayload;
}

/** A lead without a response yet, and the form values that it was made from. */
export interface PendingLead extends IdempotentLead {
  values: FormValues;
}

const isEqual = (one: FormValues, other: FormValues) =>
  Object.keys(one).every((field) => String(one[field as keyof FormValues]) === String(other[field as keyof FormValues]));

/** The lead of these values: the pending one if it was made from equal values, so that a retry has the same key and payload. */
export function leadOf(values: FormValues, pending: PendingLead | null, createPayload: (values: FormValues) => LeadPayload): PendingLead {
  return pending && isEqual(values, pending.values) ? pending : { key: crypto.randomUUID(), payload: createPayload(values), values };
}
