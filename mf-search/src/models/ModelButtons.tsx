import { makeModelPath, useLinks, useSite, type Model } from '@forecourt/shared-contracts';
import { LinkButton, VisuallyHidden } from '@forecourt/shared-ui';
import { hasStockButton } from './modelFacts';

/** Make under which the model's stock is listed: its own, else the site's. */
export function useMakeOf({ manufacturer }: Pick<Model, 'manufacturer'>): string | null {
  const site = useSite();
  return manufacturer ?? site.manufacturer?.name ?? null;
}

/** Leads to the model's stock; nothing for one that is still to come. */
export function StockButton({ model }: { model: Model }) {
  const to = useLinks();
  const make = useMakeOf(model);
  if (!make || !hasStockButton(model)) return null;
  return (
    <LinkButton to={makeModelPath(to, make, model.name)} variant="primary">
      Our Stock <VisuallyHidden>of {model.name}</VisuallyHidden>
    </LinkButton>
  );
}

/** Leads to what the model can be fitted with. */
export function AccessoriesButton({ model }: { model: Model }) {
  const to = useLinks();
  return (
    <LinkButton to={to('search.accessories', { model: model.slug })} variant="secondary">
      View Accessories <VisuallyHidden>for {model.name}</VisuallyHidden>
    </LinkButton>
  );
}
