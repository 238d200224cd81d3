import { makeModelPath, usePlatform, type Model } from '@forecourt/shared-contracts';
import { LinkButton, VisuallyHidden } from '@forecourt/shared-ui';
import { carsOfModel } from './modelFacts';

/** Address of the model's stock; null for one that has none, such as one that is still to come. */
export function useStockPath(model: Model): string | null {
  const { site, to } = usePlatform();
  const cars = carsOfModel(model, site);
  return cars && makeModelPath(to, cars.make, cars.model);
}

/** Leads to the model's stock; nothing for one that is still to come, or of which no car is for sale. */
export function StockButton({ model, hasStock }: { model: Model; hasStock: boolean }) {
  const path = useStockPath(model);
  return (
    <LinkButton to={hasStock ? path : null} variant="primary">
      Our Stock <VisuallyHidden>of {model.name}</VisuallyHidden>
    </LinkButton>
  );
}

/** Leads to what the model can be fitted with; nothing on a site without accessories. */
export function AccessoriesButton({ model }: { model: Model }) {
  const { to } = usePlatform();
  return (
    <LinkButton to={to.ifDeployed('search.accessories', { model: model.slug })} variant="secondary">
      View Accessories <VisuallyHidden>for {model.name}</VisuallyHidden>
    </LinkButton>
  );
}
