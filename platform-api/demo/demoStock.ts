import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import { CARAVAN_MODELS } from './caravanCatalogue';
import { CAR_MODELS, type CatalogueModel } from './catalogue';
import { demoCar, demoCaravan, type DemoContext } from './demoCar';
import { seededRandom } from './random';
import { dealershipKindOf, type DealershipKind } from './dealershipKind';

const SIZE: Record<DealershipKind, number> = { caravans: 320, 'one-brand': 560, group: 820, 'used-cars': 700 };
/** Ids of the demonstration stock stay below those that feeds get. */
const IDS_PER_SITE = 1000;

const TYPE_WEIGHTS: Record<DealershipKind, Record<Car['car_type'], number>> = {
  caravans: { new: 55, demo: 5, used: 40 },
  'one-brand': { new: 45, demo: 12, used: 43 },
  group: { new: 42, demo: 10, used: 48 },
  'used-cars': { new: 0, demo: 4, used: 96 },
};

/** Models sold new here: of the brand or the group's makes; used ones are of any make. */
function modelsFor(site: SiteConfig, carType: Car['car_type'], thisYear: number): readonly CatalogueModel[] {
  if (carType === 'used') return CAR_MODELS.filter((entry) => entry.since < thisYear);
  const discontinued = new Set(['Holden', 'Falcon']);
  const makes = new Set([...site.dealership_websites.map(({ make }) => make), ...(site.manufacturer ? [site.manufacturer.name] : [])]);
  const current = CAR_MODELS.filter((entry) => !discontinued.has(entry.make) && !discontinued.has(entry.model));
  const sold = current.filter((entry) => makes.has(entry.make));
  return sold.length > 0 ? sold : current;
}

/**
 * The demonstration stock of one site: the same for the same site and moment. `firstId` is the first car's id.
 */
export function demoStock(site: SiteConfig, firstId: number, now: Date): Car[] {
  const kind = dealershipKindOf(site);
  const context: DemoContext = { site, now, random: seededRandom(site.slug) };
  const { random } = context;
  const types = site.switches.salesTypes.map((type) => [type, TYPE_WEIGHTS[kind][type]] as const);
  const favoured = site.manufacturer?.name;
  return Array.from({ length: Math.min(SIZE[kind], IDS_PER_SITE) }, (_none, index) => {
    const carType = random.pickWeighted(types);
    const id = firstId + index;
    if (kind === 'caravans')
      return demoCaravan(id, random.pickWeighted(CARAVAN_MODELS.map((entry) => [entry, entry.share] as const)), carType, context);
    const models = modelsFor(site, carType, now.getUTCFullYear());
    const weighted = models.map((entry) => [entry, entry.share * (entry.make === favoured ? 3 : 1)] as const);
    return demoCar(id, random.pickWeighted(weighted), carType, context);
  });
}

/** First id of a site's demonstration stock: sites keep theirs when others come or go. */
export const firstDemoId = (site: SiteConfig) => site.id * IDS_PER_SITE + 1;
