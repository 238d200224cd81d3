import { useLinks, useSite, useSwitches, type Model } from '@forecourt/shared-contracts';
import { CarImage, LinkButton, Stack, Tag } from '@forecourt/shared-ui';
import { AccessoriesButton, StockButton } from './ModelButtons';
import { isUpcoming, modelImage, modelName, modelStatusLabel } from './modelFacts';
import styles from './ModelDetails.module.css';

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
        <Tag kind={isUpcoming(model) ? 'coming-soon' : 'just-arrived'}>{modelStatusLabel(model.status)}</Tag>
        <p>
          {isUpcoming(model)
            ? `The ${model.name} is on its way to ${site.name}. Ask us about arrival and orders.`
            : `See the ${model.name} at ${site.name}: ${hasStock ? 'what we have in stock, ' : ''}what fits it and what it costs today.`}
        </p>
        <Stack direction="row" gap={3}>
          {isUpcoming(model) && (
            <LinkButton to="#enquire" variant="primary">
              Enquire
            </LinkButton>
          )}
          <StockButton model={model} hasStock={hasStock} />
          <AccessoriesButton model={model} />
          <LinkButton to={to.ifDeployed('forms.test-drive')} variant="secondary">
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
