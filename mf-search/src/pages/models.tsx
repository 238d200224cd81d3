import { PageNotFound, validRecords, type LoaderContext, type MetaContext, type Model, type PageMeta } from '@forecourt/shared-contracts';
import { ListPage } from '../media-card/ListPage';
import { loadStockedModels } from '../models/loadStockedModels';
import { ModelRange } from '../models/ModelRange';
import { pageParam } from '../search-service/pageParam';
import { searchRecords } from '../search-service/searchRecords';

interface ModelsData {
  models: Model[];
  stocked: string[] | null;
  bodies: Readonly<Record<string, number>>;
  body: string | null;
  page: number;
  pages: number;
}

const BODY = 'manufacturer_body';

export async function loader(context: LoaderContext): Promise<ModelsData> {
  const { url, api } = context;
  const body = url.searchParams.get('body')?.trim() || null;
  const found = await searchRecords(api, 'models', {
    query: '',
    page: pageParam(url.searchParams),
    facets: { [BODY]: body ? [body] : [] },
  });
  const { count, page, pages, counts } = found;
  if (body === null && count === 0) throw new PageNotFound('This site has no models.');
  const models = validRecords<Model>(found.records, 'models', console.warn);
  return { models, stocked: await loadStockedModels(models, context), bodies: counts[BODY] ?? {}, body, page, pages };
}

export function meta({ data, site, to }: MetaContext<ModelsData>): PageMeta {
  const { body, models, page } = data;
  return {
    title: `${body ?? 'All'} models`,
    description: `The ${body ? `${body} ` : ''}models at ${site.name}: see the range, our stock and accessories.`,
    canonical: to('search.models', { body: body ?? undefined }),
    ...((models.length === 0 || page > 1) && { robots: 'noindex,follow' as const }),
  };
}

/** Models of one body, or of all. */
export function Component({ data }: { data: ModelsData }) {
  return (
    <ListPage title={data.body ? `${data.body} models` : 'Models'} label="Models">
      <ModelRange {...data} />
    </ListPage>
  );
}
