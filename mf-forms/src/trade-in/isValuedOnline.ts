import { canBeValued, type Car, type SiteConfig } from '@forecourt/shared-contracts';

/** Whether there is an online valuation: the site has a provider, or values the car in question (FO-067). */
export const isValuedOnline = ({ switches }: Pick<SiteConfig, 'switches'>, car?: Car): boolean =>
  Boolean(switches.valuationProvider) || (car ? canBeValued(car, switches) : switches.autograbEnabled);
