import type { Location, SiteConfig } from '@forecourt/shared-contracts';

type LicensedSite = Pick<SiteConfig, 'name' | 'locations'>;

/** The site's main location: the visible one marked primary, else the first visible one. */
export function primaryLocation({ locations }: Pick<SiteConfig, 'locations'>): Location | null {
  const visible = locations.filter((location) => location.visible);
  return visible.find((location) => location.primary) ?? visible[0] ?? null;
}

/** '© 2026 City Motors | Dealer Licence MD1 | Motor Vehicle Repairer MRB1', missing parts left out. */
export function copyrightLine(site: LicensedSite, year: string): string {
  const primary = primaryLocation(site);
  return [
    `© ${year} ${site.name}`,
    primary?.dealer_license_number && `Dealer Licence ${primary.dealer_license_number}`,
    primary?.motor_vehicle_repairer && `Motor Vehicle Repairer ${primary.motor_vehicle_repairer}`,
  ]
    .filter(Boolean)
    .join(' | ');
}

/** Licence numbers by state, for a dealer with more than one: 'NSW MD1, VIC LMCT 2'. */
export function licencesByState({ locations }: LicensedSite): string | null {
  const licences = locations
    .filter(({ visible, dealer_license_number }) => visible && dealer_license_number)
    .map(({ address, dealer_license_number }) => `${address.state} ${dealer_license_number}`.trim());
  const distinct = [...new Set(licences)];
  return distinct.length > 1 ? distinct.join(', ') : null;
}
