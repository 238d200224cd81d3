import type { TenantSource } from '@forecourt/server-kit';
import { pageNames, remoteDefinitions } from '../definitions';
import { ROOT } from '../workspace';
import { staticFindings } from './checks/staticFindings';
import { crawlFindings } from './crawl/crawlFindings';
import { crawlSites } from './crawl/crawlSites';
import { collectFacts } from './facts/collectFacts';
import { CRAWL_CHECKS, STATIC_CHECKS } from './facts/finding';
import { compareWithGaps, readWiringGaps, type CheckResult } from './gaps/wiringGaps';

/** The checks that need no running site. */
export const checkDeclarations = async (tenants: TenantSource): Promise<CheckResult[]> =>
  compareWithGaps(STATIC_CHECKS, staticFindings(await collectFacts(ROOT, tenants)), readWiringGaps(ROOT));

/** The checks of the sites that a server serves, and how many addresses they requested. */
export async function checkSites(
  baseUrl: string,
  tenants: TenantSource,
  perPattern: number,
): Promise<{ results: CheckResult[]; requests: number }> {
  const definitions = await remoteDefinitions();
  const reports = await crawlSites(baseUrl, tenants.all(), perPattern);
  const pages = definitions.flatMap(pageNames);
  return {
    results: compareWithGaps(CRAWL_CHECKS, crawlFindings(reports, pages), readWiringGaps(ROOT)),
    requests: reports.reduce((total, report) => total + report.requests, 0),
  };
}
