import type { LeadPayload, PlatformApi } from '@forecourt/shared-contracts';

/** Tells the back end what the lead was about; the visitor's success does not depend on it. */
export async function sendFollowUp(api: PlatformApi, leadId: string, { category, subcategory, car_type, car_id }: LeadPayload): Promise<void> {
  try {
    await api.post(`/api/leads/${encodeURIComponent(leadId)}/attributes`, { category, attributes: { subcategory, car_type, car_id } });
  } catch (error) {
    console.warn('The follow-up of a lead did not arrive; the lead itself did.', error);
  }
}
