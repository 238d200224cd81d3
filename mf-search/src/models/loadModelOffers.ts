import { validRecords, withDeadline, type LoaderContext, type Model, type Offer } from '@forecourt/shared-contracts';

/** The site's offers on a model; none where the request fails or takes longer than a search: the page of a model does not depend on them. */
export async function loadModelOffers({ slug }: Model, { api, signal }: Pick<LoaderContext, 'api' | 'signal'>): Promise<Offer[]> {
  const load = (limited: AbortSignal) => api.get('/api/offers', { signal: limited });
  try {
    const response = await withDeadline(api.search.timeoutMs, load, signal);
    const offers = validRecords<Offer>(response, 'offers', console.warn);
    return offers.filter(({ model }) => model?.slug === slug);
  } catch (error) {
    console.warn(`The offers on the model ${slug} did not load: ${String(error)}`);
    return [];
  }
}
