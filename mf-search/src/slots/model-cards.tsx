import { useLinks, validRecords, type Model, type SlotHydration, type SlotProps, type SlotModule } from '@forecourt/shared-contracts';
import { CardGrid } from '../media-card/CardGrid';
import { CardSection } from '../media-card/CardSection';
import { eagerInSection } from '../media-card/eagerInSection';
import { loadStockedModels } from '../models/loadStockedModels';
import { ModelCard } from '../models/ModelCard';
import { isDiscontinued } from '../models/modelFacts';

interface ModelCardsData {
  models: Model[];
  /** Slugs of those with cars for sale; null where that is not known. */
  stocked: string[] | null;
}
type ModelCardsModule = SlotModule<'model-cards', ModelCardsData>;
const DEFAULT_LIMIT = 6;

export const dataKey: ModelCardsModule['dataKey'] = ({ body = '', limit = DEFAULT_LIMIT }) => `${body} ${limit}`;

export const loader: ModelCardsModule['loader'] = async ({ body, limit = DEFAULT_LIMIT }, context) => {
  const { api, signal } = context;
  const range = await api.get(body ? `/api/models?body=${encodeURIComponent(body)}` : '/api/models', { signal });
  const models = validRecords<Model>(range, 'models', console.warn)
    .filter((model) => !isDiscontinued(model))
    .slice(0, limit);
  return { models, stocked: await loadStockedModels(models, context) };
};

/** Some models of the range, of one body where it is given, with a link to all of them; nothing when there are none. */
export function Component({
  hydrate,
  data: { models, stocked },
  body,
}: SlotProps<'model-cards'> & { data: ModelCardsData; hydrate?: SlotHydration }) {
  const to = useLinks();
  if (models.length === 0) return null;
  return (
    <CardSection
      title={body ? `New ${body} models` : 'New models'}
      all={{ text: 'See all models', to: to.ifDeployed('search.models', { body }) }}
    >
      <CardGrid isRowOnPhone>
        {models.map((model, index) => (
          <ModelCard
            key={model.slug}
            model={model}
            hasStock={stocked?.includes(model.slug) ?? true}
            eager={eagerInSection(index, hydrate)}
            level={3}
          />
        ))}
      </CardGrid>
    </CardSection>
  );
}
