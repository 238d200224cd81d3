import { siteMapEntries } from './siteMapEntries';

const files: Readonly<Record<string, string>> = {
  '/sitemap.xml': '<sitemapindex><sitemap><loc>http://one.localhost/sitemap.xml?part=cars</loc></sitemap></sitemapindex>',
  '/sitemap.xml?part=cars':
    '<urlset><url><loc>http://one.localhost/cars/a</loc></url><url><loc>http://one.localhost/cars/b?x=1&amp;y=2</loc></url></urlset>',
};
const fetchFile = async (path: string) => ({
  status: files[path] === undefined ? 404 : 200,
  location: null,
  contentType: 'application/xml',
  text: files[path] ?? '',
});

it('reads the entries of a site map and of those that it lists', async () => {
  expect(await siteMapEntries(fetchFile, '/sitemap.xml')).toEqual(['http://one.localhost/cars/a', 'http://one.localhost/cars/b?x=1&y=2']);
});

it('refuses a site without a site map', async () => {
  await expect(siteMapEntries(fetchFile, '/gone.xml')).rejects.toThrow('/gone.xml responds with 404');
});
