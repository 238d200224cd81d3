import { exampleCars, type RemoteExamples } from '@forecourt/shared-contracts/contract-kit';
import { aModel, anArticle, anArticlePage, anOffer, aProduct, aPromoCard } from '@forecourt/shared-contracts/testing';
import { startSearchEndpoint } from './searchEndpoint';

const model = aModel();
const article = anArticle();
const offer = anOffer();

/** Responses of the API by the beginning of a path; the first that matches counts. */
const RESPONSES: readonly (readonly [string, unknown])[] = [
  ['/api/cars/', exampleCars()],
  [`/api/offers/${offer.id}`, offer],
  ['/api/offers', [offer]],
  [`/api/models/${model.slug}`, model],
  ['/api/models', [model]],
  [`/api/blog/${article.slug}`, anArticlePage()],
  ['/api/blog', { articles: [article], featured: [article], pages: 1 }],
  ['/api/promo-cards', [aPromoCard()]],
  ['/api/watchlist', { car_ids: exampleCars().map(({ id }) => id) }],
];

/** What the contract kit needs to know of this remote; the search service runs while the suite does. */
export function searchExamples(): RemoteExamples {
  let service: Awaited<ReturnType<typeof startSearchEndpoint>> | undefined;
  beforeAll(async () => {
    service = await startSearchEndpoint(exampleCars(), { Model_production: [model], Product_production: [aProduct()] });
  });
  afterAll(() => service?.stop());

  return {
    pages: {
      results: () => ['/search/used-cars?query=corolla', '/search/toyota/corolla', '/search/nothing-like-it'],
      offer: () => [`/offers/toyota/${offer.id}`],
    },
    subjects: {
      offer: /^\/api\/offers\//,
      offers: /^\/api\/offers$/,
      model: /^\/api\/models\//,
      accessories: /^\/api\/models\//,
      blog: /^\/api\/blog\?/,
      article: /^\/api\/blog\//,
    },
    respond: (path) => RESPONSES.find(([start]) => path.startsWith(start))?.[1],
    api: () => ({ search: service?.search }),
  };
}
