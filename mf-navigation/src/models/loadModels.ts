import { sideData, type LoaderContext, type ModelMenuItem } from '@forecourt/shared-contracts';

/** The longest that a page waits for the models of its menu, in milliseconds: it is useful without them. */
const TIMEOUT_MS = 1500;

/** Whether the menu has an entry whose dropdown is filled with models. */
const hasModels = ({ navigation }: LoaderContext['site']) => navigation.some((item) => item.dynamicDropdown === 'models');

/** The models of the menu; null where the tenant's menu has none, and where the request fails or takes too long. */
export async function loadModels({
  site,
  api,
  signal,
}: Pick<LoaderContext, 'site' | 'api' | 'signal'>): Promise<readonly ModelMenuItem[] | null> {
  if (!hasModels(site)) return null;
  const load = (limited: AbortSignal) => api.get<ModelMenuItem[]>('/api/model-menu', { signal: limited });
  return sideData(load, null, signal)(Math.min(TIMEOUT_MS, api.search.timeoutMs));
}
