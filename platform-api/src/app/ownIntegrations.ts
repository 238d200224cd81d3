import { httpPayments } from '../contexts/commerce';
import { httpValuations, type DeliverySource, type TenantServices } from '../contexts/enquiries';
import { mapsService } from '../contexts/site';
import { httpQuotes } from '../contexts/vehicles';
import { credentialsFrom, type Environment } from '../infrastructure/integrations/credentials';
import { tenantVariable, type Secrets } from '../infrastructure/secrets/secrets';
import { smsSenderFrom, type Integrations } from './integrations';
import type { OwnIntegration } from './integrationsOf';

/** Address, secret and other settings of a service of a tenant. */
interface Settings {
  url: string;
  /** null: it is named, and has no value. */
  secret: string | null;
  from?: string;
  template?: string;
}

type ServiceName = keyof Integrations;

/** Where each service is in a delivery document, with the names of its address and secret there and in the environment. */
const PLACES: Readonly<
  Record<ServiceName, { service: keyof TenantServices; secret: 'key' | 'token'; variables: readonly [string, string] }>
> = {
  payments: { service: 'payments', secret: 'key', variables: ['PAYMENTS_URL', 'PAYMENTS_KEY'] },
  sms: { service: 'sms', secret: 'token', variables: ['SMS_URL', 'SMS_TOKEN'] },
  quotes: { service: 'quotes', secret: 'token', variables: ['QUOTES_URL', 'QUOTES_TOKEN'] },
  valuations: { service: 'valuations', secret: 'token', variables: ['VALUATIONS_URL', 'VALUATIONS_TOKEN'] },
  geocoder: { service: 'maps', secret: 'key', variables: ['MAPS_URL', 'MAPS_KEY'] },
};

type Create = {
  readonly [Name in ServiceName]: (tenant: string, settings: Settings & { secret: string }) => NonNullable<Integrations[Name]>;
};
const CREATE: Create = {
  // The account is the tenant's, also with a new key.
  payments: (tenant, { url, secret: key }) => ({ ...httpPayments({ url, key }), name: `${new URL(url).host} of ${tenant}` }),
  sms: (_tenant, { url, secret, from, template }) => smsSenderFrom({ url, secret }, { SMS_FROM: from, SMS_TEMPLATE: template }),
  quotes: (_tenant, { url, secret: token }) => httpQuotes({ url, token }),
  valuations: (_tenant, { url, secret: token }) => httpValuations({ url, token }),
  geocoder: (_tenant, { url, secret: key }) => mapsService({ url, key }),
};

/** The variables of a service with a tenant in their names; of the address and the sender that of the deployment is used where the tenant has none. */
function inVariables(environment: Environment, name: ServiceName, tenant: string): Settings | null {
  const own = (variable: string) => environment[tenantVariable(variable, tenant)];
  const [urlName, secretName] = PLACES[name].variables;
  const secret = own(secretName);
  const url = own(urlName) ?? (secret === undefined ? undefined : environment[urlName]);
  if (url === undefined && secret === undefined) return null;
  const [from, template] = ['SMS_FROM', 'SMS_TEMPLATE'].map((variable) => own(variable) ?? environment[variable]);
  return { url: url ?? '', secret: secret || null, ...(name === 'sms' && { from, template }) };
}

/** Throws a StartError for variables with a tenant in their names that make no service: an address without its secret, a secret without an address. */
export function requireOwnVariables(environment: Environment): void {
  for (const name of Object.keys(PLACES) as ServiceName[]) {
    const [urlName, secretName] = PLACES[name].variables;
    for (const variable of Object.keys(environment)) {
      const [setting, tenant] = variable.split('__');
      if (tenant === undefined || (setting !== urlName && setting !== secretName)) continue;
      const settings = inVariables(environment, name, tenant);
      const names = [`${urlName}__${tenant}`, `${secretName}__${tenant}`] as const;
      // Set and empty: the account is off.
      if (environment[names[1]] === '') continue;
      const credentials = credentialsFrom({ [names[0]]: settings?.url, [names[1]]: settings?.secret ?? undefined }, ...names);
      if (credentials) CREATE[name](tenant, { ...settings, ...credentials });
    }
  }
}

interface OwnOptions {
  source: Pick<DeliverySource, 'of'>;
  secrets: Secrets;
  environment: Environment;
}

/**
 * Services that tenants have of their own: those of the delivery document, with secrets by their references, else those of variables with the tenant
 * in their names, such as PAYMENTS_KEY__SWAN_VALLEY_TOYOTA. A service is made anew when what it is made of has changed.
 */
export function ownIntegrationsFrom({ source, secrets, environment }: OwnOptions): OwnIntegration {
  const made = new Map<string, { from: string; service: unknown }>();

  function settingsOf(tenant: string, name: ServiceName): Settings | null {
    const { service, secret } = PLACES[name];
    const config = source.of(tenant);
    // Nobody is paid into an account that may not be the dealer's.
    if (config.isUnusable && name === 'payments') return { url: '', secret: null };
    const written = config.services?.[service] as Readonly<Record<string, string | undefined>> | undefined;
    if (written?.url !== undefined) {
      const { url, from, template } = written;
      return { url, secret: secrets.read(tenant, written[secret] ?? ''), ...(from && { from }), ...(template && { template }) };
    }
    return inVariables(environment, name, tenant);
  }

  return (tenant, name) => {
    const settings = settingsOf(tenant, name);
    if (!settings) return undefined;
    const { secret } = settings;
    if (secret === null) return null;
    const from = JSON.stringify(settings);
    const known = made.get(`${tenant} ${name}`);
    if (known?.from === from) return known.service as never;
    const service = CREATE[name](tenant, { ...settings, secret });
    made.set(`${tenant} ${name}`, { from, service });
    return service as never;
  };
}
