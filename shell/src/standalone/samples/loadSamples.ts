import type { Car, DialogSlotProps, PlatformApi, RemoteSamples, SampleContext, ScenarioName, SlotProps } from '@forecourt/shared-contracts';
import type { SiteRoute, SlotName } from '@forecourt/shared-contracts/shell';
import type { ShellServices } from '../../app/shell-services/shellServices';
import { SCENARIO_HEADER } from '../../scenarios/scenarios';

/** What the start page of a standalone remote shows. */
export interface Samples {
  /** Each page that has a sample path on the site. */
  pages: { page: string; path: string }[];
  /** Each slot with its sample props, null where the site has nothing to show in it. */
  slots: { name: SlotName; props: SlotProps<SlotName> | null; isDialog: boolean }[];
  /** Scenarios in which a page or slot looks other than usual, by its name in the index. */
  scenarios: Readonly<Record<string, readonly ScenarioName[] | undefined>>;
}

/** Records come from the normal scenario, so that every scenario has samples. */
const NORMAL = { headers: { [SCENARIO_HEADER]: 'normal' } };
const NEWEST = '/api/cars/latest?limit=1';

type Api = Pick<PlatformApi, 'get'>;
const normal = ({ get }: Api): Api => ({ get: (path, options) => get(path, { ...options, ...NORMAL }) });

/** The newest car of the scenario, else of the site; none where it has no stock. */
async function newestCars(api: Api): Promise<readonly Car[]> {
  const newest = (of: Api) => of.get<Car[]>(NEWEST).catch(() => []);
  const [inScenario, anyCar] = await Promise.all([newest(api), newest(normal(api))]);
  return inScenario.length > 0 ? inScenario : anyCar;
}

/** The first sample, or null where there is none or the back end does not have what it needs. */
async function first<Value>(
  make: ((context: SampleContext) => readonly Value[] | Promise<readonly Value[]>) | undefined,
  context: SampleContext,
): Promise<Value | null> {
  const samples = make ? await Promise.resolve(make(context)).catch(() => []) : [];
  return samples[0] ?? null;
}

/** The address of a page without a sample: that of the route which is named like the page, else its first without parameters. */
function fixedPath(routes: readonly SiteRoute[], page: string): string | null {
  const fixed = routes.filter((route) => route.page === page && !route.redirect && !route.pattern.includes(':'));
  return (fixed.find(({ name }) => name.endsWith(`.${page}`)) ?? fixed[0])?.pattern ?? null;
}

/** Sample props without `onClose`, which no JSON carries from the server to the browser; `isDialog` says that they have it. */
function serializable(sample: SlotProps<SlotName> | null) {
  if (sample === null) return { props: null, isDialog: false };
  const { onClose, ...props } = sample as SlotProps<SlotName> & Partial<DialogSlotProps>;
  return { props: props as SlotProps<SlotName>, isDialog: onClose !== undefined };
}

/** The samples of the standalone remote, each page and slot once. */
export async function loadSamples({ composition, loaderBase, modules }: ShellServices): Promise<Samples> {
  const [remote] = Object.keys(composition.remotes);
  if (remote === undefined) return { pages: [], slots: [], scenarios: {} };
  const { site, to, api } = loaderBase;
  const [samples, cars] = await Promise.all([modules.samples(remote), newestCars(api)]);
  const { pages: ofPages = {}, slots: ofSlots = {}, scenarios = {} }: RemoteSamples = samples ?? {};
  const context: SampleContext = { site, to, api: normal(api), cars };

  const routes = composition.routes.open.filter((route) => route.remote === remote);
  const pages = await Promise.all(
    [...new Set(routes.map(({ page }) => page))].toSorted().map(async (page) => ({
      page,
      path: (await first(ofPages[page], context)) ?? fixedPath(routes, page),
    })),
  );
  const slots = await Promise.all(
    (Object.keys(composition.slots) as SlotName[]).map(async (name) => ({
      name,
      ...serializable(await first(ofSlots[name] as ((of: SampleContext) => readonly SlotProps<SlotName>[]) | undefined, context)),
    })),
  );
  return { pages: pages.flatMap(({ page, path }) => (path === null ? [] : [{ page, path }])), slots, scenarios };
}
