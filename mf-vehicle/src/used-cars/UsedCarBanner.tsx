import { hasCertifiedStrip, Slot, useSwitches, type Car } from '@forecourt/shared-contracts';
import { CheckList } from '../sections/CheckList';
import { Section } from '../sections/Section';

const POINTS = ['Manufacturer-backed warranty', 'Service history', 'Background check', '90 point inspection', 'Roadside assist'];

/** What every used car comes with, and the dealer's guarantees; the strip of a certified make replaces both. */
export function UsedCarBanner({ car }: { car: Car }) {
  const switches = useSwitches();
  if (car.car_type !== 'used') return null;
  const banner = (
    <Section title="With every used vehicle">
      <CheckList entries={POINTS} />
    </Section>
  );
  if (hasCertifiedStrip(car, switches)) return <Slot name="guarantee-strip" car={car} fallback={banner} hydrate="visible" />;
  return (
    <>
      {banner}
      {switches.guaranteeStripsEnabled && <Slot name="guarantee-strip" car={car} hydrate="visible" />}
    </>
  );
}
