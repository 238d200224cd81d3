import { ApiError, PageNotFound, type LoaderContext, type Model } from '@forecourt/shared-contracts';

const TOYOTA = 'toyota-';

/** The model of an address, also under /models/toyota-{name}; an unknown one is no page (SE-096, AP-013). */
export async function loadModel({ params, api, signal }: Pick<LoaderContext, 'params' | 'api' | 'signal'>): Promise<Model> {
  const asked = params.model ?? '';
  const slugs = asked.startsWith(TOYOTA) ? [asked, asked.slice(TOYOTA.length)] : [asked];
  for (const slug of slugs) {
    try {
      return await api.get<Model>(`/api/models/${encodeURIComponent(slug)}`, { signal });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  throw new PageNotFound(`There is no page and no model "${asked}".`);
}
