import type { Car, Model } from '@forecourt/shared-contracts';
import { CarSection } from '../car-card/CarSection';
import { useStockPath } from './ModelButtons';

/** Cars of the model that are for sale. */
export function ModelStock({ model, cars }: { model: Model; cars: readonly Car[] }) {
  return <CarSection title={`${model.name} in stock`} all={{ text: `See all ${model.name}`, to: useStockPath(model) }} cars={cars} />;
}
