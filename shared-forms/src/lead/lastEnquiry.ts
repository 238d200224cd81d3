import type { Car, LastEnquiry, LeadPayload, LeadReceipt, Links } from '@forecourt/shared-contracts';

/** The accepted lead as the success page and the customer area display it. */
export function lastEnquiry(
  to: Links,
  car: Car | undefined,
  { lead_id: leadId, appointment_id: appointmentId }: LeadReceipt,
  {
    category,
    appointment,
    preferred_time: wish = null,
    location,
  }: Pick<LeadPayload, 'category' | 'appointment' | 'location'> & Partial<Pick<LeadPayload, 'preferred_time'>>,
  now: Date,
): LastEnquiry {
  const changePath = appointmentId && to('forms.appointment', { appointmentId });
  const start = appointment ?? wish;
  const requested = start && location ? { leadId, start, locationSlug: location, ...(changePath && { changePath }) } : null;
  const locationSlug = location ?? car?.location?.slug ?? null;
  const enquiry = { id: leadId, sentAt: now.toISOString(), category, locationSlug, appointment: requested };
  if (!car) return { ...enquiry, car: null };
  const { id, slug, name, year, make, model, badge, series, primary_image_url } = car;
  return { ...enquiry, car: { id, slug, name, year, make, model, badge, series, primary_image_url } };
}
