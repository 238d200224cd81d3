import type { LeadPayload, PlatformApi } from '@forecourt/shared-contracts';

/** Sends category and attributes of an accepted lead; a failure is only logged. */
export async function sendFollowUp(
  api: PlatformApi,
  leadId: string,
  { category, subcategory, car_type, car_id }: LeadPayload,
): Promise<void> {
  try {
    await api.post(`/api/leads/${encodeURIComponent(leadId)}/attributes`, { category, attributes: { subcategory, car_type, car_id } });
  } catch (error) {
    console.warn('The follow-up of a lead failed; the lead itself was accepted.', error);
  }
}
