import { eventMessage, type PlatformEvent } from '@forecourt/shared-contracts';
import type { RegionFailure } from '../app/shell-services/shellServices';

/** Sends a small message without waiting; a failure is nobody's business on the page (SH-126). */
function post(path: string, message: object): void {
  void fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message), keepalive: true }).catch(
    () => undefined,
  );
}

/** The analytics bus: the data layer of the page and the site's own back end (SH-126). */
export const track = (event: PlatformEvent): void => {
  const page = window as unknown as { dataLayer?: unknown };
  const message = eventMessage(event);
  try {
    page.dataLayer ??= [];
    (page.dataLayer as object[]).push({ event: 'forecourt', ...event });
  } catch {
    // A script of the page may have put something else there.
  }
  post('/api/events', message);
};

/** Tells the shell server of a region that failed in this browser (PL-027). */
export function reportFailure({ remote, version, region, error }: RegionFailure): void {
  console.warn(`${region} of ${remote} ${version} failed:`, error);
  post('/_forecourt/reports', { remote, version, region, message: String((error as Error | undefined)?.message ?? error).slice(0, 500) });
}
