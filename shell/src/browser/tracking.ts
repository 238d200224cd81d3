import { eventMessage, reportFailure as reportByCatalogue, type PlatformEvent } from '@forecourt/shared-contracts';
import type { RegionFailure } from '../app/shell-services/shellServices';

/** Sends a small message without awaiting it. */
function post(path: string, message: object, onFailure: (error: unknown) => void = () => undefined): void {
  void fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    keepalive: true,
  }).catch(onFailure);
}

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
  post('/api/events', message, (error) => void reportByCatalogue(() => undefined, 'analyticsFailed', error));
};

/** Reports a region that failed in this browser to the shell's server, and in a build for developers to the page. */
export function reportFailure(failure: RegionFailure): void {
  const { remote, version, region, error } = failure;
  if (process.env.NODE_ENV !== 'production') dispatchEvent(new CustomEvent('forecourt:failure', { detail: failure }));
  console.warn(`${region} of ${remote} ${version} failed:`, error);
  post('/_forecourt/reports', { remote, version, region, message: String((error as Error | undefined)?.message ?? error).slice(0, 500) });
}
