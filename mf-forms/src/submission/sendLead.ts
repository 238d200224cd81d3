import { ApiError, UNEXPECTED_ERROR, type LeadReceipt, type PlatformApi } from '@forecourt/shared-contracts';
import type { IdempotentLead } from '../lead/pendingLead';

export type SubmissionOutcome =
  /** `isRepeat`: this browser has sent an equal lead before, which is the one of the receipt. */
  | { kind: 'accepted'; receipt: LeadReceipt; isRepeat: boolean }
  /** A response without a lead, with its error message. */
  | { kind: 'rejected'; message: string }
  /**
   * The request failed. `isFinal`: the server stored no lead, so another attempt is a new submit. `isUnknownLead`: the lead that a step
   * was to add to does not exist, or is completed.
   */
  | {
      kind: 'failed';
      error: unknown;
      fields: Readonly<Record<string, string>>;
      isUnreachable: boolean;
      isFinal: boolean;
      isUnknownLead: boolean;
    };

interface LeadResponse extends Partial<LeadReceipt> {
  error?: string | { message?: string };
}

/** Sends a lead and returns the outcome; never throws. */
export async function sendLead(api: PlatformApi, { key, payload }: IdempotentLead): Promise<SubmissionOutcome> {
  try {
    const response = await api.post<LeadResponse | null>('/api/leads', payload, { headers: { 'Idempotency-Key': key } });
    if (response?.lead_id) {
      const { lead_id, appointment_id, show_success_page } = response;
      const receipt = { lead_id, show_success_page: show_success_page !== false, ...(appointment_id && { appointment_id }) };
      return { kind: 'accepted', receipt, isRepeat: false };
    }
    const error = response?.error;
    return { kind: 'rejected', message: (typeof error === 'string' ? error : error?.message) || UNEXPECTED_ERROR };
  } catch (error) {
    const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} };
    return {
      kind: 'failed',
      error,
      fields,
      isUnreachable: status === 0,
      isFinal: status >= 400 && status < 500,
      isUnknownLead: payload.lead_id !== null && (status === 404 || status === 409),
    };
  }
}
