import { tenantsFromFolder } from '@forecourt/server-kit';
import { withOwnSite } from '../serve/withOwnSite';
import { settings } from '../settings';
import { checkDeclarations, checkSites } from './checkWiring';
import { wiringTable } from './gaps/wiringTable';

export interface WiringOptions {
  crawl: boolean;
  onlyCrawl?: boolean;
  url?: string;
  perPattern: number;
  json?: boolean;
}

/** Prints what is declared and that nobody can reach; fails on a finding that is not listed. */
export async function printWiring({ crawl, onlyCrawl, url, perPattern, json }: WiringOptions): Promise<void> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  try {
    const declared = onlyCrawl ? [] : await checkDeclarations(tenants);
    const visit = async (baseUrl: string) => {
      const begin = performance.now();
      const { results, requests } = await checkSites(baseUrl, tenants, perPattern);
      if (!json)
        console.log(
          `Crawled ${requests} addresses of ${tenants.all().length} sites in ${((performance.now() - begin) / 1000).toFixed(0)} s.`,
        );
      return results;
    };
    const crawled = crawl ? await (url ? visit(url) : withOwnSite(visit)) : [];
    const results = [...declared, ...crawled];
    console.log(json ? JSON.stringify(results, null, 2) : wiringTable(results));
    if (results.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
  } finally {
    tenants.close();
  }
}
