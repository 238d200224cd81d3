import type { ArticlePage, Car, LoaderContext, Model, Offer } from '@forecourt/shared-contracts';
import type { ShellServices } from '../../app/shell-services/shellServices';
import { SCENARIO_HEADER } from '../../scenarios/scenarios';

/** Sample data for the pages and slots of a standalone remote. */
export interface Samples {
  car: Car | null;
  /** A sample path of each route that needs a parameter. */
  paths: Readonly<Record<string, string>>;
}

/** Records come from the normal scenario, so that every scenario has sample paths. */
const NORMAL = { headers: { [SCENARIO_HEADER]: 'normal' } };

async function firstOf<Entry>({ api }: Pick<LoaderContext, 'api'>, path: string, options?: typeof NORMAL): Promise<Entry | null> {
  const list = await api.get<Entry[] | { articles: Entry[] }>(path, options).catch(() => []);
  return (Array.isArray(list) ? list : list.articles)[0] ?? null;
}

/** The newest car of the scenario, and the first record of each kind that the remote has pages of. */
export async function loadSamples({ composition, loaderBase }: ShellServices): Promise<Samples> {
  const { paths, site } = loaderBase;
  const isServed = (name: string) => composition.routes.open.some((route) => route.name === name && composition.remotes[route.remote]);
  const recordFor = <Entry>(route: string, path: string) => (isServed(route) ? firstOf<Entry>(loaderBase, path, NORMAL) : null);

  const [inScenario, anyCar, offer, model, article] = await Promise.all([
    firstOf<Car>(loaderBase, '/api/cars/latest?limit=1'),
    firstOf<Car>(loaderBase, '/api/cars/latest?limit=1', NORMAL),
    recordFor<Offer>('search.offer', '/api/offers'),
    recordFor<Model>('search.model', '/api/models'),
    recordFor<ArticlePage>('search.article', '/api/blog'),
  ]);
  const car = inScenario ?? anyCar;
  const [location] = site.locations;
  const samplePaths = {
    ...(car && { 'vehicle.detail': paths.car(car), 'vehicle.print': paths.print(car) }),
    ...(location && { 'locations.detail': paths.location(location), 'locations.contact': paths.locationContact(location) }),
    ...(offer && { 'search.offer': paths.offer(offer) }),
    ...(model && { 'search.model': paths.model({ slug: model.slug }), 'search.accessories': paths.accessories(model) }),
    ...(article && { 'search.article': paths.article(article) }),
  };
  return { car, paths: samplePaths };
}
