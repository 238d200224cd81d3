import type { SiteConfig } from '@forecourt/shared-contracts';
import { CARAVAN_MODELS } from './caravanCatalogue';

/** The kind of dealership of a demonstration site, derived from its configuration. */
export type DealershipKind = 'caravans' | 'one-brand' | 'group' | 'used-cars';

export function dealershipKindOf(site: SiteConfig): DealershipKind {
  const caravanMakes = new Set(CARAVAN_MODELS.map((entry) => entry.make));
  const sellsCaravans = site.dealership_websites.length > 0 && site.dealership_websites.every(({ make }) => caravanMakes.has(make));
  if (sellsCaravans || /caravan|motorhome/.test(site.slug)) return 'caravans';
  if (site.manufacturer) return 'one-brand';
  return site.switches.salesTypes.includes('new') ? 'group' : 'used-cars';
}
