import { describeMistake, type SiteFit, type TenantSource } from '@forecourt/server-kit';
import { documentMisfits, type Mistake } from '@forecourt/shared-contracts/documents';
import type { SiteConfig } from '@forecourt/shared-contracts';
import fp from 'fastify-plugin';
import { deliveryMisfits, type DeliverySettings } from '../contexts/enquiries';

interface FitOptions {
  tenants: TenantSource;
  delivery: DeliverySettings;
  siteFit: SiteFit;
  /** What of the content and the stock of these sites does not fit them. */
  dataProblems(sites: readonly SiteConfig[]): Promise<readonly string[]>;
  /** Interval at which documents are compared again, in milliseconds. */
  everyMs?: number;
}

const inFile =
  (file: string) =>
  (mistake: Mistake): string =>
    [file, describeMistake(mistake)].join(': ');

/**
 * Finds what of the documents does not fit: what is deployed, other documents, the environment; and what of the content does not fit its site. It is logged once and listed in /readyz, and the
 * document is served as it is, as no site may be lost because a release was taken back.
 */
async function misfitsOf({ tenants, delivery: { source, environment }, siteFit, dataProblems }: FitOptions): Promise<string[]> {
  const sites = tenants.all();
  const deployed = await siteFit.misfitsOf(sites);
  const ofSites = sites.flatMap((site, at) => [...documentMisfits(site, sites), ...(deployed[at] ?? [])].map(inFile(`${site.slug}.json`)));
  const ofDelivery = source.tenants().flatMap((tenant) =>
    deliveryMisfits(source.of(tenant), {
      site: tenants.bySlug(tenant),
      environment,
      isSiteUnreadable: tenants.problems().some((problem) => problem.startsWith(`${tenant}.json`)),
    }).map(inFile(`delivery/${tenant}.json`)),
  );
  return [...ofSites, ...ofDelivery, ...(await dataProblems(sites))];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What of the documents did not fit when they were last compared, 'file: path reason' each. */
    misfits(): readonly string[];
  }
}

/** Compares the documents with their surroundings when the server starts, and again at an interval. */
export const fitPlugin = fp(
  async (app, options: FitOptions) => {
    let misfits: readonly string[] = [];
    app.decorate('misfits', () => misfits);

    async function compare(): Promise<void> {
      const found = await misfitsOf(options).catch((error: Error) => [
        `Documents and content cannot be compared with their surroundings: ${error.message}`,
      ]);
      for (const each of found) if (!misfits.includes(each)) app.log.warn(each);
      misfits = found;
    }

    let comparing = Promise.resolve();
    const again = () => {
      comparing = comparing.then(compare);
      return comparing;
    };
    app.addHook('onReady', again);
    const timer = setInterval(() => void again(), options.everyMs ?? 5000).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await comparing;
    });
  },
  { name: 'fit' },
);
