import { tenantsFromFolder } from '@forecourt/server-kit';
import { ROOT } from '../workspace';
import { staticFindings } from './checks/staticFindings';
import { collectFacts } from './facts/collectFacts';
import { STATIC_CHECKS } from './facts/finding';
import { compareWithGaps, readWiringGaps, type CheckResult } from './gaps/wiringGaps';

/** The checks that need no running site. */
export async function checkDeclarations(tenantsFolder: string): Promise<CheckResult[]> {
  const tenants = await tenantsFromFolder(tenantsFolder);
  try {
    return compareWithGaps(STATIC_CHECKS, staticFindings(await collectFacts(ROOT, tenants)), readWiringGaps(ROOT));
  } finally {
    tenants.close();
  }
}
