import type { Car, LastEnquiry, LeadPayload, LeadReceipt, Links } from '@forecourt/shared-contracts';

/** The accepted lead as the success page displays it. */
export function lastEnquiry(
  to: Links,
  car: Car | undefined,
  { lead_id: leadId, appointment_id: appointmentId }: LeadReceipt,
  { category, appointment, location }: Pick<LeadPayload, 'category' | 'appointment' | 'location'>,
): LastEnquiry {
  const changePath = appointmentId && to('forms.appointment', { appointmentId });
  const requested =
    appointment && location ? { leadId, start: appointment, locationSlug: location, ...(changePath && { changePath }) } : null;
  if (!car) return { car: null, category, appointment: requested };
  const { id, slug, name, year, make, model, badge, series, primary_image_url } = car;
  return { car: { id, slug, name, year, make, model, badge, series, primary_image_url }, category, appointment: requested };
}
