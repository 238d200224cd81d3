import { getPage, type ServedSite } from './site';

/** An address of each page that mf-search has on a tenant's site; offers, models and articles as the site links them, where it has some. */
export async function searchPages(site: ServedSite, tenant: string): Promise<string[]> {
  const linkOn = async (pathname: string, link: RegExp) => {
    const { html } = await getPage(site, tenant, pathname);
    const found = link.exec(html.slice(html.indexOf('<main')))?.[1];
    return found ? [found] : [];
  };
  const models = await linkOn('/models', /<article.*?href="(\/[a-z0-9-]+)"/s);
  return [
    '/search',
    '/search?query=zeppelin',
    '/search/used-cars?price=10000:60000&sortBy=Car_production:price:asc',
    '/favourites',
    '/watchlist',
    '/compare',
    '/special-offers',
    ...(await linkOn('/special-offers', /href="(\/offers\/[^"]+)"/)),
    '/models',
    ...models.flatMap((model) => [model, `${model}/accessories`]),
    '/parts-and-accessories',
    '/parts/search',
    '/blog',
    ...(await linkOn('/blog', /href="(\/blog\/[^"/]+\/[^"/?]+)"/)),
  ];
}
