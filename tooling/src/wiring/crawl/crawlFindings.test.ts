import { crawlFindings } from './crawlFindings';
import type { CrawlReport } from './crawlSite';

const report = (tenant: string, more: Partial<CrawlReport> = {}): CrawlReport => ({
  tenant,
  requests: 1,
  deadLinks: [],
  deadEntries: [],
  reachedPages: new Set(),
  ...more,
});

it('finds a dead link once for all tenants', () => {
  const deadLinks = [{ path: '/fleet', status: 404, from: '/' }];

  expect(crawlFindings([report('one', { deadLinks }), report('two', { deadLinks })], [])).toEqual([
    { check: 'links', name: '/fleet', problem: 'responds with 404 on one, two, where / leads to it' },
  ]);
});

it('finds a dead entry of a site map', () => {
  expect(crawlFindings([report('one', { deadEntries: [{ path: '/gone', status: 410, from: '/sitemap.xml' }] })], [])).toEqual([
    { check: 'siteMap', name: '/gone', problem: 'responds with 410 on one, where /sitemap.xml leads to it' },
  ]);
});

it('finds the deployed page that no site reaches', () => {
  const reports = [
    report('one', { reachedPages: new Set(['search.results']) }),
    report('two', { reachedPages: new Set(['search.compare']) }),
  ];

  expect(crawlFindings(reports, ['search.results', 'search.compare', 'search.parts'])).toEqual([
    { check: 'reachedPages', name: 'search.parts', problem: 'is reached by no link from the home page of a demonstration site' },
  ]);
});
