import { integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import type { ValuationProvider } from './valuationProvider';

const reject = () => Promise.reject(integrationFailed('No provider of valuations is configured: VALUATIONS_URL is off.'));

/** For a site that does without valuations. */
export const noValuations: ValuationProvider = { name: 'none', findVehicle: reject, questions: reject, estimate: reject };
