import { ApiError, type LeadPayload, type LeadReceipt, type PlatformApi } from '@forecourt/shared-contracts';

/** A lead on its way, with the key under which the server knows it (FO-017). */
export interface PendingLead {
  key: string;
  payload: LeadPayload;
}

export type SubmissionOutcome =
  | { kind: 'accepted'; receipt: LeadReceipt }
  /** An answer without a lead: its own words, if any (FO-007). */
  | { kind: 'refused'; message: string }
  /** No usable answer. `isFinal` says that the server made no lead, so that another try is a new submit (FO-008). */
  | { kind: 'failed'; message: string; fields: Readonly<Record<string, string>>; isUnreachable: boolean; isFinal: boolean };

/** FO-007, spelled as the documents do. */
const UNEXPECTED = 'An unexpected error occured';
/** FO-008. */
export const SUBMIT_FAILED = 'An error occurred when submitting this form';

interface Answer extends Partial<LeadReceipt> {
  error?: string | { message?: string };
}

/** Sends a lead and says what became of it; never throws. */
export async function sendLead(api: PlatformApi, { key, payload }: PendingLead): Promise<SubmissionOutcome> {
  try {
    const answer = await api.post<Answer | null>('/api/leads', payload, { headers: { 'Idempotency-Key': key } });
    if (answer?.lead_id) return { kind: 'accepted', receipt: { lead_id: answer.lead_id, show_success_page: answer.show_success_page !== false } };
    const error = answer?.error;
    return { kind: 'refused', message: (typeof error === 'string' ? error : error?.message) || UNEXPECTED };
  } catch (error) {
    const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} };
    return {
      kind: 'failed',
      message: (error instanceof Error && error.message) || SUBMIT_FAILED,
      fields,
      isUnreachable: status === 0,
      isFinal: status >= 400 && status < 500,
    };
  }
}
