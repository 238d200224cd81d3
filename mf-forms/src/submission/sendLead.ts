import { ApiError, UNEXPECTED_ERROR, type LeadPayload, type LeadReceipt, type PlatformApi } from '@forecourt/shared-contracts';

/** A lead on its way, with the key under which the server knows it. */
export interface PendingLead {
  key: string;
  payload: LeadPayload;
}

export type SubmissionOutcome =
  | { kind: 'accepted'; receipt: LeadReceipt }
  /** An answer without a lead: its own words, if any. */
  | { kind: 'refused'; message: string }
  /** No usable answer. `isFinal` says that the server made no lead, so that another try is a new submit. */
  | { kind: 'failed'; error: unknown; fields: Readonly<Record<string, string>>; isUnreachable: boolean; isFinal: boolean };

interface Answer extends Partial<LeadReceipt> {
  error?: string | { message?: string };
}

/** Sends a lead and says what became of it; never throws. */
export async function sendLead(api: PlatformApi, { key, payload }: PendingLead): Promise<SubmissionOutcome> {
  try {
    const answer = await api.post<Answer | null>('/api/leads', payload, { headers: { 'Idempotency-Key': key } });
    if (answer?.lead_id) return { kind: 'accepted', receipt: { lead_id: answer.lead_id, show_success_page: answer.show_success_page !== false } };
    const error = answer?.error;
    return { kind: 'refused', message: (typeof error === 'string' ? error : error?.message) || UNEXPECTED_ERROR };
  } catch (error) {
    const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} };
    return {
      kind: 'failed',
      error,
      fields,
      isUnreachable: status === 0,
      isFinal: status >= 400 && status < 500,
    };
  }
}
