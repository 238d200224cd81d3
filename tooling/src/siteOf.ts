import { didYouMean, StartError, tenantsFromFolder } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { settings } from './settings';

/** The site of a tenant; throws a StartError that names those that there are. */
export async function siteOf(tenant: string): Promise<SiteConfig> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  tenants.close();
  const site = tenants.bySlug(tenant);
  if (!site) {
    const known = tenants.all().map((each) => each.slug);
    throw new StartError(`There is no tenant "${tenant}"; known are ${known.join(', ')}${didYouMean(tenant, known) || '.'}`);
  }
  return site;
}
