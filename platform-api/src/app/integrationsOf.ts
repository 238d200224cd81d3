import type { TenantProviders } from '../contexts/commerce';
import type { Integrations } from './integrations';

/** A service that a tenant has of its own; null: one that can not be used, so that it does without; undefined: none. */
export type OwnIntegration = <Name extends keyof Integrations>(tenant: string, name: Name) => Integrations[Name] | null | undefined;

/** The services of each tenant: its own, else those of the deployment. */
export function integrationsOf(deployment: Integrations, own: OwnIntegration) {
  const of =
    <Name extends 'sms' | 'quotes' | 'valuations'>(name: Name) =>
    (tenant: string): Integrations[Name] | null => {
      const service = own(tenant, name);
      return service === undefined ? deployment[name] : service;
    };
  return {
    smsOf: of('sms'),
    quotesOf: of('quotes'),
    valuationsOf: of('valuations'),
    /** Without a service of its own that can be used a tenant has that of everybody: postcodes are no secret. */
    geocoderOf: (tenant: string) => own(tenant, 'geocoder') ?? deployment.geocoder,
    /**
     * The deployment's made the payments from before the tenant had an account of its own. With one of its own that can not be used nobody pays,
     * rather than into the account of somebody else.
     */
    paymentsOf(tenant: string): TenantProviders {
      const service = own(tenant, 'payments');
      const current = service === undefined ? deployment.payments : service;
      return { current, all: [current, deployment.payments].flatMap((each) => each ?? []) };
    },
  };
}
