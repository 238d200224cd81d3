import {
  carPath,
  locationPath,
  modelPath,
  offerPath,
  type ArticlePage,
  type Car,
  type LoaderContext,
  type Model,
  type Offer,
} from '@forecourt/shared-contracts';
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
  const { to, site } = loaderBase;
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
  const place = location && locationPath({ site, to }, location);
  const samplePaths = {
    ...(car && { 'vehicle.detail': carPath(to, car), 'vehicle.print': to('vehicle.print', { car_id: car.slug }) }),
    ...(place && { 'locations.detail': place }),
    ...(location && { 'locations.contact': to('locations.contact', { slug: location.slug }) }),
    ...(offer && { 'search.offer': offerPath({ site, to }, offer) }),
    ...(model && {
      'search.model': modelPath(to, { slug: model.slug }),
      'search.accessories': to('search.accessories', { model: model.slug }),
    }),
    ...(article && { 'search.article': to('search.article', { category: article.category, article: article.slug }) }),
  };
  return { car, paths: samplePaths };
}
