import { allCarsPath, usePlatform, type Car, type Model } from '@forecourt/shared-contracts';
import { EmptyState, LinkButton } from '@forecourt/shared-ui';
import { CarSection } from '../car-card/CarSection';
import { EnquireButton, useStockPath } from './ModelButtons';

/** Cars of the model that are for sale, or where to go on when there are none. */
export function ModelStock({ model, cars }: { model: Model; cars: readonly Car[] }) {
  const { site, to } = usePlatform();
  const stock = useStockPath(model);
  if (cars.length > 0)
    return <CarSection title={`${model.name} in stock`} all={{ text: `See all ${model.name}`, to: stock }} cars={cars} />;
  return (
    <EmptyState title={`No ${model.name} is in stock today.`} icon="car">
      <EnquireButton model={model} variant="primary" />
      <LinkButton to={allCarsPath({ site, to })} variant="secondary">
        See all vehicles
      </LinkButton>
    </EmptyState>
  );
}
