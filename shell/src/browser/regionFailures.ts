import type { RegionFailure } from '../app/shell-services/shellServices';
import { postJson } from './postJson';

/** Reports a region that failed in this browser to the shell's server, and in a build for developers to the page. */
export function reportRegionFailure(failure: RegionFailure): void {
  const { remote, version, region, error } = failure;
  if (process.env.NODE_ENV !== 'production') dispatchEvent(new CustomEvent('forecourt:failure', { detail: failure }));
  console.warn(`${region} of ${remote} ${version} failed:`, error);
  const message = String((error as Error | undefined)?.message ?? error).slice(0, 500);
  postJson('/_forecourt/reports', { remote, version, region, message });
}
