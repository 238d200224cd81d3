import { reportFailure, type PlatformEvent } from '@forecourt/shared-contracts';
import { eventMessage } from '@forecourt/shared-contracts/shell';
import { postJson } from './postJson';
import type { Visit } from './visit';

/** Names the visit to the back end. */
export const visitHeader = ({ id }: Pick<Visit, 'id'>) => ({ 'x-visit': id });

const reportLost = (error: unknown) => void reportFailure(() => undefined, 'analyticsFailed', error);

/** Counts a visit; without an event for the page's data layer, whose owner counts by itself. */
export const countVisit = (visit: Visit): void => postJson('/api/visits', visit, { onFailure: reportLost });

/** Adds an event to the data layer of the page, for whatever reads it. Never throws. */
function pushToPage(event: PlatformEvent): void {
  const page = window as unknown as { dataLayer?: unknown };
  try {
    page.dataLayer ??= [];
    (page.dataLayer as object[]).push({ event: 'forecourt', ...event });
  } catch {
    // A script of the page may have set something else than an array.
  }
}

/** Sends analytics events of a visit to the site's own back end, and to the page's data layer or to what takes its place. Never throws. */
export const trackerOf =
  (visit: Pick<Visit, 'id'>, tellPage: (event: PlatformEvent) => void = pushToPage) =>
  (event: PlatformEvent): void => {
    tellPage(event);
    postJson('/api/events', eventMessage(event), { headers: visitHeader(visit), onFailure: reportLost });
  };
