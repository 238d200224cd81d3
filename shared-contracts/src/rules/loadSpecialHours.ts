import type { SpecialHours } from '../entities/location';
import { dateOf } from './calendar';
import { specialHoursOf } from './openingHours';
import type { LoaderContext } from '../platform/remote';
import { sideData } from '../platform/sideData';

/** The longest that a page waits for special hours, in milliseconds: it is useful without them, but may say that a closed place is open. */
const TIMEOUT_MS = 1000;

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
  const records = await sideData(load, [], signal)(Math.min(TIMEOUT_MS, api.search.timeoutMs));
  // A response that is no list has none.
  const displayable = Array.isArray(records) ? records.filter(isDisplayable) : [];
  return locationIds.flatMap((id) => specialHoursOf(displayable, id));
}
