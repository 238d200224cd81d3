import type { Finding } from '../facts/finding';
import type { CrawlReport, DeadAddress } from './crawlSite';

/** One finding for each path, with the tenants where it is dead. */
function deadFindings(
  check: 'links' | 'siteMap',
  reports: readonly CrawlReport[],
  deadOf: (report: CrawlReport) => readonly DeadAddress[],
): Finding[] {
  const byPath = new Map<string, { dead: DeadAddress; tenants: string[] }>();
  for (const report of reports) {
    for (const dead of deadOf(report)) {
      const found = byPath.get(dead.path) ?? { dead, tenants: [] };
      found.tenants.push(report.tenant);
      byPath.set(dead.path, found);
    }
  }
  return [...byPath].map(([path, { dead, tenants }]) => ({
    check,
    name: path,
    problem: `responds with ${dead.status} on ${tenants.join(', ')}, where ${dead.from} leads to it`,
  }));
}

/** What the crawls of the demonstration sites find together: a page counts as reached where one of them reaches it. */
export function crawlFindings(reports: readonly CrawlReport[], deployedPages: readonly string[]): Finding[] {
  const reached = new Set(reports.flatMap(({ reachedPages }) => [...reachedPages]));
  return [
    ...deadFindings('links', reports, ({ deadLinks }) => deadLinks),
    ...deadFindings('siteMap', reports, ({ deadEntries }) => deadEntries),
    ...deployedPages
      .filter((page) => !reached.has(page))
      .map((page): Finding => ({
        check: 'reachedPages',
        name: page,
        problem: 'is reached by no link from the home page of a demonstration site',
      })),
  ];
}
