import type { Car, LastEnquiry } from '@forecourt/shared-contracts';

/** The enquiry as the success page displays it. */
export function lastEnquiry(car: Car | undefined, category: string): LastEnquiry {
  if (!car) return { car: null, category };
  const { id, slug, name, year, make, model, badge, series, primary_image_url } = car;
  return { car: { id, slug, name, year, make, model, badge, series, primary_image_url }, category };
}
