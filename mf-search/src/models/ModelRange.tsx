import { allCarsPath, usePlatform, type Model } from '@forecourt/shared-contracts';
import { EmptyState, LinkButton, Pagination } from '@forecourt/shared-ui';
import { ChoiceLinks } from '@forecourt/shared-ui/content';
import { CardGrid } from '../media-card/CardGrid';
import { eagerInList } from '../media-card/eagerInList';
import { ModelCard } from './ModelCard';

const COLUMNS = 3;

interface ModelRangeProps {
  models: readonly Model[];
  /** Slugs of those with cars for sale; null where that is not known. */
  stocked: readonly string[] | null;
  /** All bodies of the range with how many models each has. */
  bodies: Readonly<Record<string, number>>;
  /** Body of the URL; null for all. */
  body: string | null;
  page: number;
  pages: number;
}

/** The site's models as cards, by body. */
export function ModelRange({ models, stocked, bodies, body, page, pages }: ModelRangeProps) {
  const { site, to } = usePlatform();
  const choices = [
    { label: 'All models', to: to('search.models'), isOn: body === null },
    ...Object.keys(bodies)
      .toSorted((one, other) => one.localeCompare(other))
      .map((each) => ({ label: each, to: to('search.models', { body: each }), isOn: each.toLowerCase() === body?.toLowerCase() })),
  ];
  const hrefOf = (target: number) => {
    const path = to('search.models', { body: body ?? undefined });
    return target === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${target}`;
  };

  return (
    <>
      {choices.length > 2 && <ChoiceLinks label="Models by body" choices={choices} current="page" />}
      {models.length === 0 ? (
        <EmptyState title={body ? `There are no models with the body ${body}.` : 'There are no models on this page.'} icon="car">
          <LinkButton to={allCarsPath({ site, to })} variant="primary">
            See all vehicles
          </LinkButton>
        </EmptyState>
      ) : (
        <CardGrid>
          {models.map((model, index) => (
            <ModelCard
              key={model.slug}
              model={model}
              hasStock={stocked?.includes(model.slug) ?? true}
              eager={eagerInList(index, COLUMNS)}
            />
          ))}
        </CardGrid>
      )}
      <Pagination label="Pages of models" page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}
