import { sizes } from '../../checks/sizes';
import { rounded, type Benchmark } from '../benchmark';
import { startBenchSite } from './benchSite';

const kilobytes = (bytes: number) => rounded(bytes / 1000);

/** What first views carry (PL-051): the check that fails above the budgets, as a benchmark. */
export const sizesBenchmark: Benchmark = {
  name: 'sizes',
  group: 'web',
  summary: 'what the first view of each page carries, brotli on the wire',
  async run(report) {
    const site = await startBenchSite(report);
    try {
      report('requesting every page');
      const pages = await sizes(site.address, site.tenants);
      return pages.map(({ tenant, page, js, css, html, files, budget, problems }) => ({
        tenant,
        page,
        'JavaScript kB': kilobytes(js),
        'budget kB': kilobytes(budget.js),
        'CSS kB': kilobytes(css),
        'HTML kB': kilobytes(html),
        files,
        'PL-051': problems.length > 0 ? problems.join('; ') : 'met',
      }));
    } finally {
      await site.stop();
    }
  },
};
