import {
  modelPath,
  offerPath,
  type ArticlePage,
  type Model,
  type Offer,
  type RemoteSamples,
  type SampleContext,
} from '@forecourt/shared-contracts';

/** The first record of a list of the back end, or null where it has none or does not respond. */
async function firstRecord<Entry>({ api }: Pick<SampleContext, 'api'>, path: string): Promise<Entry | null> {
  const list = await api.get<readonly Entry[]>(path).catch(() => []);
  return list[0] ?? null;
}

const ofCars = ({ cars }: SampleContext) => cars.map((car) => ({ car }));

const firstModel = (context: SampleContext) => firstRecord<Model>(context, '/api/models');

/** Samples of this remote's pages and slots. */
export const samples: RemoteSamples = {
  pages: {
    offer: async (context) => {
      const offer = await firstRecord<Offer>(context, '/api/offers');
      return offer ? [offerPath(context, offer)] : [];
    },
    model: async (context) => {
      const model = await firstModel(context);
      return model ? [modelPath(context.to, { slug: model.slug })] : [];
    },
    accessories: async (context) => {
      const model = await firstModel(context);
      return model ? [context.to('search.accessories', { model: model.slug })] : [];
    },
    article: async ({ api, to }) => {
      const { articles } = await api.get<{ articles: readonly ArticlePage[] }>('/api/blog').catch(() => ({ articles: [] }));
      return articles.slice(0, 1).map(({ category, slug }) => to('search.article', { category, article: slug }));
    },
  },
  slots: {
    'stock-search': () => [{}],
    'search-box': () => [{ placement: 'hero' }, { placement: 'header' }],
    'price-slider': () => [{}],
    'offer-cards': () => [{ limit: 3 }],
    'latest-cars': () => [{ limit: 4 }],
    'model-cards': () => [{ limit: 3 }],
    'article-cards': () => [{ limit: 3 }],
    'promo-cards': () => [{ limit: 2 }],
    'car-card': ofCars,
    'saved-button': ofCars,
    'compare-button': ofCars,
    'saved-cars': () => [{ limit: 3 }],
    'recent-searches': () => [{}],
  },
  scenarios: {
    'page/results': ['empty', 'sold-car', 'reserved-car', 'coming-soon', 'no-price', 'long-words', 'slow-api', 'failing-api'],
    'page/offers': ['empty', 'long-words', 'slow-api', 'failing-api'],
    'page/offer': ['long-words', 'failing-api'],
    'page/models': ['empty', 'long-words', 'slow-api', 'failing-api'],
    'page/model': ['long-words', 'failing-api'],
    'page/blog': ['empty', 'long-words', 'slow-api', 'failing-api'],
    'page/article': ['long-words', 'failing-api'],
    'slot/car-card': ['sold-car', 'reserved-car', 'coming-soon', 'no-price', 'long-words'],
    'slot/latest-cars': ['empty', 'long-words', 'slow-api', 'failing-api'],
    'slot/offer-cards': ['empty', 'long-words', 'slow-api', 'failing-api'],
    'slot/model-cards': ['empty', 'long-words', 'slow-api', 'failing-api'],
    'slot/article-cards': ['empty', 'long-words', 'slow-api', 'failing-api'],
    'slot/promo-cards': ['empty', 'long-words', 'slow-api', 'failing-api'],
    'slot/stock-search': ['empty', 'slow-api', 'failing-api'],
  },
};
