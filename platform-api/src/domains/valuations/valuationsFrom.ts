import { httpValuations } from './httpValuations';
import { localExampleValuations } from './localExampleValuations';
import type { ValuationProvider } from './valuationProvider';

/** The valuer that the environment names with VALUATIONS_URL and VALUATIONS_TOKEN; without them the local examples. */
export function valuationsFrom(environment: Readonly<Record<string, string | undefined>>, now: () => Date): ValuationProvider {
  const { VALUATIONS_URL: url, VALUATIONS_TOKEN: token } = environment;
  if (!url && !token) return localExampleValuations(now);
  if (!url || !token) throw new Error('VALUATIONS_URL and VALUATIONS_TOKEN belong together: set both or neither.');
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error('VALUATIONS_URL must be an http(s) address.');
  return httpValuations({ url, token });
}
