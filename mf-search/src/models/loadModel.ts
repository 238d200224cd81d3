import { ApiError, modelSlugs, PageNotFound, type LoaderContext, type Model } from '@forecourt/shared-contracts';

/** The model of an address, also under /models/toyota-{name}; an unknown one is no page. */
export async function loadModel({ params, api, signal }: Pick<LoaderContext, 'params' | 'api' | 'signal'>): Promise<Model> {
  const requested = params.model ?? '';
  for (const slug of modelSlugs(requested)) {
    try {
      return await api.get<Model>(`/api/models/${encodeURIComponent(slug)}`, { signal });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  throw new PageNotFound(`There is no page and no model "${requested}".`);
}
