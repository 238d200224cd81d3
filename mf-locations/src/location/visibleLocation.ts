import type { Location, SiteConfig } from '@forecourt/shared-contracts';

/** The location of an id; undefined for an unknown or hidden one. */
export const visibleLocation = ({ locations }: Pick<SiteConfig, 'locations'>, locationId: number): Location | undefined =>
  locations.find(({ id, visible }) => visible && id === locationId);
