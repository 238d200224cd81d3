import { UNEXPECTED_ERROR, type LeadPayload, type LeadReceipt, type PlatformApi } from '@forecourt/shared-contracts';
import { NotStored } from '../journey/requestFailure';

interface LeadResponse extends Partial<LeadReceipt> {
  error?: string | { message?: string };
}

/** Sends a lead under its key; rejects with an ApiError, or NotStored with the words of the response. */
export async function sendLead(api: PlatformApi, key: string, payload: LeadPayload): Promise<LeadReceipt> {
  const response = await api.post<LeadResponse | null>('/api/leads', payload, { headers: { 'Idempotency-Key': key } });
  if (!response?.lead_id) {
    const error = response?.error;
    throw new NotStored((typeof error === 'string' ? error : error?.message) || UNEXPECTED_ERROR);
  }
  const { lead_id, appointment_id, show_success_page } = response;
  return { lead_id, show_success_page: show_success_page !== false, ...(appointment_id && { appointment_id }) };
}
