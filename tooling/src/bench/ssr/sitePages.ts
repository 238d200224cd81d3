import { allCarsPath, carPath, type Links, type SiteConfig } from '@forecourt/shared-contracts';
import { fetchTransferSize } from '../../checks/transferSize';
import { siteLinks } from '../../definitions';

/** Addresses in a site map and in those that it names. */
async function mappedPaths(address: string, site: SiteConfig, map = '/sitemap.xml'): Promise<string[]> {
  const { text } = await fetchTransferSize(address, `${site.slug}.localhost`, map);
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url))
    .map(({ pathname, search }) => `${pathname}${search}`);
  if (!text.includes('<sitemapindex')) return paths;
  return (await Promise.all(paths.map((path) => mappedPaths(address, site, path)))).flat();
}

const isCarPath = (to: Links) => {
  const [before = '', after = ''] = carPath(to, { slug: 'SLUG' }).split('SLUG');
  return (path: string) => path.startsWith(before) && path.endsWith(after) && !path.slice(before.length).includes('/');
};

/** Paths of the measured pages: every car of the site, and one of each other kind. */
export async function sitePages(address: string, site: SiteConfig): Promise<Record<string, string[]>> {
  const to = await siteLinks(site);
  const vehicle = (await mappedPaths(address, site)).filter(isCarPath(to));
  if (vehicle.length === 0) throw new Error(`The site map of ${site.slug} has no car.`);
  return { vehicle, search: [allCarsPath({ site, to })], home: [to('shell.home')], content: [to('navigation.privacy')] };
}
