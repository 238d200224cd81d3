import { addressLine, offeredPhone, usePlatform, type Car } from '@forecourt/shared-contracts';
import { dealerLicence } from '../purchase/dealerLicence';

/** Who sells the car and how to reach them, with the licence that an advertisement must name. */
export function DealerContact({ car }: { car: Car }) {
  const { site, paths } = usePlatform();
  const phone = site.switches.phoneDisplayEnabled ? (offeredPhone(car, site) ?? site.phone) : null;
  const licence = dealerLicence(car, site);
  const place = car.location?.name ?? car.location_name;
  const lines = [
    place === site.name ? null : place,
    addressLine(car.location?.address ?? site.address),
    phone,
    licence && `Dealer licence ${licence}`,
    paths.share(car),
  ].filter(Boolean);
  return (
    <>
      <h2>{site.name}</h2>
      <address>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </>
  );
}
