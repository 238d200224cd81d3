import type { SpecialHours } from '../entities/location';
import { dateOf } from './calendar';
import { specialHoursOf } from './openingHours';
import type { LoaderContext } from '../platform/remote';
import { withDeadline } from '../platform/withDeadline';

/** The longest that a page waits for special hours, in milliseconds: it is useful without them. */
const TIMEOUT_MS = 5000;

/** Whether a record of the response can be displayed: it has a date and a status. */
function isDisplayable(record: Partial<SpecialHours> | null): boolean {
  const { date, status } = record ?? {};
  return typeof date === 'string' && dateOf(date) !== null && (status === 'Open' || status === 'Closed');
}

/** Special hours of these locations from today on; none where the request fails or takes too long. */
export async function loadSpecialHours(
  locationIds: readonly number[],
  { api, signal }: Pick<LoaderContext, 'api' | 'signal'>,
): Promise<SpecialHours[]> {
  const load = (limited: AbortSignal) => api.get<SpecialHours[]>('/api/special-hours', { signal: limited });
  try {
    const records = await withDeadline(Math.min(TIMEOUT_MS, api.search.timeoutMs), load, signal);
    const displayable = records.filter(isDisplayable);
    return locationIds.flatMap((id) => specialHoursOf(displayable, id));
  } catch {
    return [];
  }
}
