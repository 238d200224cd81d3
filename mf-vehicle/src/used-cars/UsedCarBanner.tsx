import { makeName, Slot, useSwitches, type Car } from '@forecourt/shared-contracts';
import { CheckList } from '../sections/CheckList';
import { Section } from '../sections/Section';

const POINTS = ['Manufacturer-backed warranty', 'Service history', 'Background check', '90 point inspection', 'Roadside assist'];

/** Features of every used car; certified cars of `certifiedStripMake` get that make's own strip instead. */
export function UsedCarBanner({ car }: { car: Car }) {
  const { certifiedStripMake } = useSwitches();
  if (car.car_type !== 'used') return null;
  const banner = (
    <Section title="With every used vehicle">
      <CheckList entries={POINTS} />
    </Section>
  );
  const hasOwnStrip = car.certified && makeName(car.make).toLowerCase() === certifiedStripMake?.toLowerCase();
  return hasOwnStrip ? <Slot name="guarantee-strip" car={car} fallback={banner} hydrate="visible" /> : banner;
}
