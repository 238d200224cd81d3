import type { Car, LastEnquiry, LeadPayload } from '@forecourt/shared-contracts';

/** The accepted lead as the success page displays it. */
export function lastEnquiry(
  car: Car | undefined,
  leadId: string,
  { category, appointment, location }: Pick<LeadPayload, 'category' | 'appointment' | 'location'>,
): LastEnquiry {
  const requested = appointment && location ? { leadId, start: appointment, locationSlug: location } : null;
  if (!car) return { car: null, category, appointment: requested };
  const { id, slug, name, year, make, model, badge, series, primary_image_url } = car;
  return { car: { id, slug, name, year, make, model, badge, series, primary_image_url }, category, appointment: requested };
}
