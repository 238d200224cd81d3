import { useLinks, validRecords, type Model, type SlotHydration, type SlotMap, type SlotModule } from '@forecourt/shared-contracts';
import { CardGrid } from '../media-card/CardGrid';
import { CardSection } from '../media-card/CardSection';
import { eagerInSection } from '../media-card/eagerInSection';
import { ModelCard } from '../models/ModelCard';

type ModelCardsModule = SlotModule<'model-cards', Model[]>;
const DEFAULT_LIMIT = 6;

export const dataKey: ModelCardsModule['dataKey'] = ({ body = '', limit = DEFAULT_LIMIT }) => `${body} ${limit}`;

export const loader: ModelCardsModule['loader'] = async ({ body, limit = DEFAULT_LIMIT }, { api, signal }) =>
  validRecords<Model>(
    await api.get(body ? `/api/models?body=${encodeURIComponent(body)}` : '/api/models', { signal }),
    'models',
    console.warn,
  ).slice(0, limit);

/** Some models of the range, of one body where it is given, with a link to all of them; nothing when there are none. */
export function Component({ hydrate, data: models, body }: SlotMap['model-cards'] & { data: Model[]; hydrate?: SlotHydration }) {
  const to = useLinks();
  if (models.length === 0) return null;
  return (
    <CardSection title={body ? `New ${body} models` : 'New models'} all={{ text: 'See all models', to: to('search.models', { body }) }}>
      <CardGrid isRowOnPhone>
        {models.map((model, index) => (
          <ModelCard key={model.slug} model={model} eager={eagerInSection(index, hydrate)} level={3} />
        ))}
      </CardGrid>
    </CardSection>
  );
}
