import { hasCertifiedStrip, Slot, useSwitches, type Car } from '@forecourt/shared-contracts';
import { CheckList } from '../sections/CheckList';
import { Section } from '../sections/Section';

const POINTS = ['Manufacturer-backed warranty', 'Service history', 'Background check', '90 point inspection', 'Roadside assist'];

/** One element, so that a slot with this fallback that waits for hydration does not render again. */
const BANNER = (
  <Section title="With every used vehicle">
    <CheckList entries={POINTS} />
  </Section>
);

/** What every used car comes with, and the dealer's guarantees; the strip of a certified make replaces both. */
export function UsedCarBanner({ car }: { car: Car }) {
  const switches = useSwitches();
  if (car.car_type !== 'used') return null;
  if (hasCertifiedStrip(car, switches)) return <Slot name="guarantee-strip" car={car} fallback={BANNER} hydrate="visible" />;
  return (
    <>
      {BANNER}
      {switches.guaranteeStripsEnabled && <Slot name="guarantee-strip" car={car} fallback={null} hydrate="visible" />}
    </>
  );
}
