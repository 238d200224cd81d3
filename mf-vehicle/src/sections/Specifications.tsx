import { usePlatform, useSwitches, type Car } from '@forecourt/shared-contracts';
import { SpecList } from '@forecourt/shared-ui';
import { allSpecifications, keyInformation } from '../facts/specificationTables';
import { Fold } from './Fold';

/** Key information and All Specifications, folded; a table without entries is left out. */
export function Specifications({ car }: { car: Car }) {
  const { now } = usePlatform();
  const switches = useSwitches();
  const tables = [
    { title: 'Key information', items: keyInformation(car, switches, now) },
    { title: 'All Specifications', items: allSpecifications(car) },
  ];
  return tables
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => (
      <Fold key={title} title={title}>
        <SpecList items={items} />
      </Fold>
    ));
}
