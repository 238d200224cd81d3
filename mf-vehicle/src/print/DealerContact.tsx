import { addressLine, carAddress, offeredPhone, usePlatform, type Car } from '@forecourt/shared-contracts';
import { dealerLicence } from '../purchase/dealerLicence';

/** Dealer, contact details and licence number, which an advertisement must state. */
export function DealerContact({ car }: { car: Car }) {
  const { site, to } = usePlatform();
  const phone = site.switches.phoneDisplayEnabled ? (offeredPhone(car, site) ?? site.phone) : null;
  const licence = dealerLicence(car, site);
  const locationName = car.location?.name ?? car.location_name;
  const lines = [
    locationName === site.name ? null : locationName,
    addressLine(car.location?.address ?? site.address),
    phone,
    licence && `Dealer licence ${licence}`,
    carAddress({ site, to }, car),
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
