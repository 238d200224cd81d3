import { reportFailure, type PlatformEvent } from '@forecourt/shared-contracts';
import { eventMessage } from '@forecourt/shared-contracts/shell';
import { pushToDataLayer } from './analytics/dataLayer';
import { postJson } from './postJson';
import { whenSeen, type Visit } from './visit';

/** Names the visit to the back end. */
export const visitHeader = ({ id }: Visit) => ({ 'x-visit': id });

const reportLost = (error: unknown) => void reportFailure(() => undefined, 'analyticsFailed', error);

const MAX_LENGTH = 2000;

/** Counts a visit by its first page, unless a page of the site opened it in another tab: that one is counted. */
export function countVisit({ id }: Visit, { search, origin }: Pick<Location, 'search' | 'origin'>, referrer: string): void {
  if (referrer.startsWith(`${origin}/`)) return;
  const landing = { search: search.slice(0, MAX_LENGTH), referrer: referrer.slice(0, MAX_LENGTH) };
  postJson('/api/visits', { id, ...landing }, { onFailure: reportLost });
}

/** Adds an event to the data layer of the page, for whatever reads it. */
const pushToPage = (event: PlatformEvent): void => pushToDataLayer({ event: 'forecourt', ...event });

/** Sends analytics events of a visit to the site's own back end, and to the page's data layer or to what takes its place. Never throws. */
export const trackerOf =
  (visit: Visit, pushEvent: (event: PlatformEvent) => void = pushToPage) =>
  (event: PlatformEvent): void => {
    whenSeen(() => {
      pushEvent(event);
      postJson('/api/events', eventMessage(event), { headers: visitHeader(visit), onFailure: reportLost });
    });
  };
