import { useLinks, useSite, useSwitches, type Model } from '@forecourt/shared-contracts';
import { CarImage, LinkButton, Stack } from '@forecourt/shared-ui';
import { AccessoriesButton, StockButton } from './ModelButtons';
import { isDiscontinued, isUpcoming, modelImage, modelName } from './modelFacts';
import { ModelTag } from './ModelTag';
import styles from './ModelDetails.module.css';

/** What the page has of the model, in words. */
function introOf(model: Model, dealer: string, hasStock: boolean): string {
  if (isUpcoming(model)) return `The ${model.name} is on its way to ${dealer}. Ask us about arrival and orders.`;
  if (isDiscontinued(model))
    return `The ${model.name} is no longer sold new. ${hasStock ? `See the ones that ${dealer} has in stock.` : 'Ask us to look for a used one.'}`;
  return `See the ${model.name} at ${dealer}: ${hasStock ? 'what we have in stock, ' : ''}what fits it and what it costs today.`;
}

/** One model: image, label and links to its stock, accessories, offers and a test drive. */
export function ModelDetails({ model, hasStock }: { model: Model; hasStock: boolean }) {
  const to = useLinks();
  const site = useSite();
  const switches = useSwitches();
  const name = modelName(model, switches);

  return (
    <section className={styles.model} aria-label={name}>
      <div className={styles.image}>
        <CarImage src={modelImage(model)} alt={name} width={960} ratio="3 / 2" eager="first" />
      </div>
      <div className={styles.words}>
        <ModelTag status={model.status} />
        <p>{introOf(model, site.name, hasStock)}</p>
        <Stack direction="row" gap={3}>
          {isUpcoming(model) && (
            <LinkButton to="#enquire" variant="primary">
              Enquire
            </LinkButton>
          )}
          <StockButton model={model} hasStock={hasStock} />
          <AccessoriesButton model={model} />
          <LinkButton to={isDiscontinued(model) ? null : to.ifDeployed('forms.test-drive')} variant="secondary">
            Book a test drive
          </LinkButton>
          <LinkButton to={to.ifDeployed('search.offers')} variant="quiet">
            Special offers
          </LinkButton>
        </Stack>
      </div>
    </section>
  );
}
