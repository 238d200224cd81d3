import type { ArticlePage, Car, LoaderContext, Model, Offer } from '@forecourt/shared-contracts';
import type { ShellServices } from '../../app/shell-services/shellServices';
import { SCENARIO_HEADER } from '../scenarios/scenarios';

/** What the pages and slots of a remote are shown with when it runs alone. */
export interface Samples {
  car: Car | null;
  /** An address of each page that needs a parameter or a query and has an example here. */
  addresses: Readonly<Record<string, string>>;
}

/** Whatever the scenario, there is something to look at. */
const NORMAL = { headers: { [SCENARIO_HEADER]: 'normal' } };

async function firstOf<Entry>({ api }: Pick<LoaderContext, 'api'>, path: string, options?: typeof NORMAL): Promise<Entry | null> {
  const list = await api.get<Entry[] | { articles: Entry[] }>(path, options).catch(() => []);
  return (Array.isArray(list) ? list : list.articles)[0] ?? null;
}

/** The newest car as the scenario has it, and the first record of each kind that the remote has pages of (PL-022). */
export async function loadSamples({ composition, loaderBase }: ShellServices): Promise<Samples> {
  const { paths, site } = loaderBase;
  const offered = new Set(Object.values(composition.remotes).flatMap(({ pages }) => pages));
  const recordFor = <Entry>(page: string, path: string) => (offered.has(page) ? firstOf<Entry>(loaderBase, path, NORMAL) : null);

  const [inScenario, anyCar, offer, model, article] = await Promise.all([
    firstOf<Car>(loaderBase, '/api/cars/latest?limit=1'),
    firstOf<Car>(loaderBase, '/api/cars/latest?limit=1', NORMAL),
    recordFor<Offer>('search.offer', '/api/offers'),
    recordFor<Model>('search.model', '/api/models'),
    recordFor<ArticlePage>('search.article', '/api/blog'),
  ]);
  const car = inScenario ?? anyCar;
  const [location] = site.locations;
  const addresses = {
    ...(car && { 'vehicle.detail': paths.car(car), 'vehicle.print': paths.print(car) }),
    ...(location && { 'locations.detail': paths.location(location), 'locations.contact': paths.locationContact(location) }),
    ...(offer && { 'search.offer': paths.offer(offer) }),
    ...(model && { 'search.model': paths.model({ slug: model.slug }), 'search.accessories': paths.accessories(model) }),
    ...(article && { 'search.article': paths.article(article) }),
  };
  return { car, addresses };
}
