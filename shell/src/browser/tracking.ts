import { reportFailure, type PlatformEvent } from '@forecourt/shared-contracts';
import { eventMessage } from '@forecourt/shared-contracts/shell';
import { postJson } from './postJson';
import type { Visit } from './visit';

/** Names the visit to the back end. */
export const visitHeader = ({ id }: Pick<Visit, 'id'>) => ({ 'x-visit': id });

const reportLost = (error: unknown) => void reportFailure(() => undefined, 'analyticsFailed', error);

/** Counts a visit; without an event for the page's data layer, whose owner counts by itself. */
export const countVisit = (visit: Visit): void => postJson('/api/visits', visit, { onFailure: reportLost });

/** Sends analytics events of a visit to the page's data layer and to the site's own back end. Never throws. */
export const trackerOf =
  (visit: Pick<Visit, 'id'>) =>
  (event: PlatformEvent): void => {
    const page = window as unknown as { dataLayer?: unknown };
    const message = eventMessage(event);
    try {
      page.dataLayer ??= [];
      (page.dataLayer as object[]).push({ event: 'forecourt', ...event });
    } catch {
      // A script of the page may have set something else than an array.
    }
    postJson('/api/events', message, { headers: visitHeader(visit), onFailure: reportLost });
  };
