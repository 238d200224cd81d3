import { dateOf, specialHoursOf, type LoaderContext, type Location, type SpecialHours } from '@forecourt/shared-contracts';
import { departmentsAt } from './departments';

/** The longest that a page waits for special hours, in milliseconds: it is useful without them. */
const TIMEOUT_MS = 5000;

/** Whether a record of the response can be displayed: it has a date and a status. */
function isDisplayable(record: Partial<SpecialHours> | null): boolean {
  const { date, status } = record ?? {};
  return typeof date === 'string' && dateOf(date) !== null && (status === 'Open' || status === 'Closed');
}

/** Special hours of every department at the location's address; none where the request fails or takes too long. */
export async function loadSpecialHours(
  location: Location,
  { api, site, signal }: Pick<LoaderContext, 'api' | 'site' | 'signal'>,
): Promise<SpecialHours[]> {
  const timeout = AbortSignal.timeout(Math.min(TIMEOUT_MS, api.search.timeoutMs));
  try {
    const records = await api.get<SpecialHours[]>('/api/special-hours', { signal: AbortSignal.any([signal, timeout]) });
    const displayable = records.filter(isDisplayable);
    return departmentsAt(location, site.locations).flatMap(({ location: { id } }) => specialHoursOf(displayable, id));
  } catch {
    return [];
  }
}
