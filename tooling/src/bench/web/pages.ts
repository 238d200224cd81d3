import { allCarsPath, type SiteConfig } from '@forecourt/shared-contracts';
import { vehicleLink } from '../../checks/sizes';
import { fetchTransferSize } from '../../checks/transferSize';
import { siteLinks } from '../../definitions';

export type MeasuredPage = 'home' | 'search' | 'vehicle';

/** Paths of the pages that have targets; the vehicle is the first of the search page. */
export async function measuredPaths(address: string, site: SiteConfig): Promise<Record<MeasuredPage, string>> {
  const to = await siteLinks(site);
  const search = allCarsPath({ site, to });
  const { text } = await fetchTransferSize(address, `${site.slug}.localhost`, search);
  const vehicle = vehicleLink(text, to);
  if (!vehicle) throw new Error(`${site.slug}${search} links to no vehicle page.`);
  return { home: '/', search, vehicle };
}
