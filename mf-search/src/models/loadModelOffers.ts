import { validRecords, type LoaderContext, type Model, type Offer } from '@forecourt/shared-contracts';

/** The site's offers on a model; none where the request fails: the page of a model does not depend on them. */
export async function loadModelOffers({ slug }: Model, { api, signal }: Pick<LoaderContext, 'api' | 'signal'>): Promise<Offer[]> {
  try {
    const offers = validRecords<Offer>(await api.get('/api/offers', { signal }), 'offers', console.warn);
    return offers.filter(({ model }) => model?.slug === slug);
  } catch (error) {
    console.warn(`The offers on the model ${slug} did not load: ${String(error)}`);
    return [];
  }
}
