import type { DeliverySource } from '../contexts/enquiries';
import type { Environment } from '../infrastructure/integrations/credentials';
import { tenantVariable, type Secrets } from '../infrastructure/secrets/secrets';

const ADMIN_KEY = 'ALGOLIA_ADMIN_KEY';

interface KeyOptions {
  source: Pick<DeliverySource, 'of'>;
  secrets: Secrets;
  environment: Environment;
}

/** The key that may write to a tenant's indexes at Algolia: that of its delivery document, else of its variable, else the deployment's; null without one. */
export const hostedSearchKeyFrom =
  ({ source, secrets, environment }: KeyOptions) =>
  (tenant: string): string | null => {
    const own = source.of(tenant).services?.search;
    if (own) return secrets.read(tenant, own.key);
    return environment[tenantVariable(ADMIN_KEY, tenant)] || environment[ADMIN_KEY] || null;
  };
