import { credentialsFrom, type Environment } from '../../infrastructure/integrations/credentials';
import { httpValuations } from './httpValuations';
import { localExampleValuations } from './localExampleValuations';
import type { ValuationProvider } from './valuationProvider';

/** The valuation service that VALUATIONS_URL and VALUATIONS_TOKEN configure; without them the local examples. */
export function valuationsFrom(environment: Environment, now: () => Date): ValuationProvider {
  const service = credentialsFrom(environment, 'VALUATIONS_URL', 'VALUATIONS_TOKEN');
  return service ? httpValuations({ url: service.url, token: service.secret }) : localExampleValuations(now);
}
