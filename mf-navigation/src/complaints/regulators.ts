import type { AustralianState, SiteConfig } from '@forecourt/shared-contracts';

export interface Regulator {
  state: AustralianState;
  name: string;
  website: string;
}

/** The consumer-protection regulator of each state and territory. */
export const REGULATORS: readonly Regulator[] = [
  { state: 'ACT', name: 'Access Canberra', website: 'https://www.accesscanberra.act.gov.au' },
  { state: 'NSW', name: 'NSW Fair Trading', website: 'https://www.fairtrading.nsw.gov.au' },
  { state: 'NT', name: 'NT Consumer Affairs', website: 'https://consumeraffairs.nt.gov.au' },
  { state: 'QLD', name: 'Office of Fair Trading Queensland', website: 'https://www.qld.gov.au/law/fair-trading' },
  { state: 'SA', name: 'Consumer and Business Services', website: 'https://www.cbs.sa.gov.au' },
  { state: 'TAS', name: 'Consumer, Building and Occupational Services', website: 'https://www.cbos.tas.gov.au' },
  { state: 'VIC', name: 'Consumer Affairs Victoria', website: 'https://www.consumer.vic.gov.au' },
  { state: 'WA', name: 'Consumer Protection WA', website: 'https://www.consumerprotection.wa.gov.au' },
];

/** The regulators of the states where the dealer has locations, each once; all of them where no state is known. */
export function regulatorsOf({ locations }: Pick<SiteConfig, 'locations'>): readonly Regulator[] {
  const states = new Set(locations.filter(({ visible }) => visible).map(({ address }) => address.state.trim().toUpperCase()));
  const ofStates = REGULATORS.filter(({ state }) => states.has(state));
  return ofStates.length > 0 ? ofStates : REGULATORS;
}
