import { chargesOf, MIN_DISPLAY_PRICE, type SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { carChanges } from './carChanges';

type PricedSite = Pick<SiteConfig, 'slug' | 'switches'>;

interface Compared {
  change: number;
  priceCharges: string;
  problems: string[];
}

const MEANING = { included: 'include', excluded: 'exclude' } as const;

/**
 * Cars on sale whose price type contradicts `priceCharges` of their site, or does not confirm it, a text for each price type. The stock of a site is
 * compared again when it, or the switch, has changed. A database that does not respond changes nothing of what is known.
 */
export function priceProblems(database: Database) {
  const known = new Map<string, Compared>();

  async function problemsOf({ slug, switches }: PricedSite, change: number): Promise<string[]> {
    const ofSite = switches.priceCharges;
    const before = known.get(slug);
    if (ofSite === 'perCar') return [];
    if (before?.change === change && before.priceCharges === ofSite) return before.problems;
    const types = await database.query<{ type: string; cars: number }>(
      `select data->>'price_type' as type, count(*)::float8 as cars from cars
       where tenant = $1 and shown and status in ('in_stock', 'coming_soon') and trim(data->>'price_type') <> ''
         and (price > $2 or (data->>'offer_price')::float8 > 0) group by 1 order by 1`,
      [slug, MIN_DISPLAY_PRICE],
    );
    const problems = types
      .filter(({ type }) => chargesOf(type) !== ofSite)
      .map(
        ({ type, cars }) =>
          `${slug}: the price type of ${cars} ${cars === 1 ? 'car' : 'cars'} is '${type}', but by switches.priceCharges all prices ${MEANING[ofSite]} government charges`,
      );
    known.set(slug, { change, priceCharges: ofSite, problems });
    return problems;
  }

  async function compare(sites: readonly PricedSite[]): Promise<string[]> {
    if (sites.length === 0) return [];
    const revisions = await carChanges(database).revisions();
    const problems: string[] = [];
    for (const site of sites) problems.push(...(await problemsOf(site, revisions.get(site.slug) ?? 0)));
    return problems;
  }

  return async (sites: readonly PricedSite[]): Promise<string[]> => {
    const priced = sites.filter(({ switches }) => switches.priceCharges !== 'perCar');
    const knownOf = ({ slug, switches }: PricedSite) => {
      const before = known.get(slug);
      return before?.priceCharges === switches.priceCharges ? before.problems : [];
    };
    return compare(priced).catch(() => priced.flatMap(knownOf));
  };
}
