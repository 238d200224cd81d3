import type { SiteConfig } from '@forecourt/shared-contracts';
import { vehicleLink } from '../../checks/sizes';
import { fetchTransferSize } from '../../checks/transferSize';
import { sitePaths } from '../../definitions';

export type MeasuredPage = 'home' | 'search' | 'vehicle';

/** Paths of the pages that have targets; the vehicle is the first of the search page. */
export async function measuredPaths(address: string, site: SiteConfig): Promise<Record<MeasuredPage, string>> {
  const paths = await sitePaths(site);
  const search = paths.allCars();
  const { text } = await fetchTransferSize(address, `${site.slug}.localhost`, search);
  const vehicle = vehicleLink(text, paths);
  if (!vehicle) throw new Error(`${site.slug}${search} links to no vehicle page.`);
  return { home: '/', search, vehicle };
}
