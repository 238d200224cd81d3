import type { LastEnquiry, Location, SiteConfig } from '@forecourt/shared-contracts';

/** What a department of its own reads, which need not be where cars are sold. */
const OTHER_DEPARTMENTS = new Set(['Service Enquiry', 'Parts Enquiry', 'Fleet Enquiry', 'Feedback']);

const isSales = ({ location_type: type }: Location) => type === 'sales' || type === '';

/** The location that reads an enquiry: the one that was named, else the only place where cars are sold; null where nobody can say. */
export function readingLocation(
  { category, locationSlug }: Pick<LastEnquiry, 'category' | 'locationSlug'>,
  { locations }: SiteConfig,
): Location | null {
  const named = locations.find(({ slug }) => slug === locationSlug);
  if (named || OTHER_DEPARTMENTS.has(category)) return named ?? null;
  const [only, ...others] = locations.filter((each) => each.visible && isSales(each));
  return only && others.length === 0 ? only : null;
}
