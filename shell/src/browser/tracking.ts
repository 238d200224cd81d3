import { reportFailure, type PlatformEvent } from '@forecourt/shared-contracts';
import { eventMessage } from '@forecourt/shared-contracts/shell';
import { postJson } from './postJson';

/** Sends an analytics event to the page's data layer and to the site's own back end. Never throws. */
export const track = (event: PlatformEvent): void => {
  const page = window as unknown as { dataLayer?: unknown };
  const message = eventMessage(event);
  try {
    page.dataLayer ??= [];
    (page.dataLayer as object[]).push({ event: 'forecourt', ...event });
  } catch {
    // A script of the page may have set something else than an array.
  }
  postJson('/api/events', message, (error) => void reportFailure(() => undefined, 'analyticsFailed', error));
};
