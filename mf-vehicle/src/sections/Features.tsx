import type { Car } from '@forecourt/shared-contracts';
import { CheckList } from './CheckList';
import { Fold } from './Fold';

/** The car's equipment, folded under its number. Renders nothing without any. */
export function Features({ car: { standardEquipment } }: { car: Car }) {
  const features = [...new Set(standardEquipment)];
  if (features.length === 0) return null;
  return (
    <Fold title={`Features (${features.length})`}>
      <CheckList entries={features} />
    </Fold>
  );
}
