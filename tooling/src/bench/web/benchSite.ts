import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@forecourt/platform-api';
import { seedDemoStock, seedManyCars } from '@forecourt/platform-api/demo';
import { tenantsFromFolder } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { publishLocal } from '../../release/publishLocal';
import { storesOf, type Stores } from '../../release/stores';
import { startChild, type Child } from '../../serve/children';
import { settings } from '../../settings';

/** The product as it is in this folder, in processes of its own over a temporary folder. */
export interface BenchSite {
  /** For example http://127.0.0.1:40123. */
  address: string;
  tenants: readonly SiteConfig[];
  /** Process ids of its servers. */
  pids: { api: number; site: number };
  /** Its releases and registry. */
  stores: Stores;
  /** Starts one more server of the site beside it, with variables of its own; it is stopped with the others. */
  startSite(environment: NodeJS.ProcessEnv): Promise<Pick<Child, 'address' | 'pid'>>;
  stop(): Promise<void>;
}

interface BenchStock {
  /** Only this site gets cars, so many; without it each has its demonstration stock. */
  many?: { tenant: string; cars: number };
  /** Variables of the servers. */
  environment?: NodeJS.ProcessEnv;
}

/** Address of a tenant's page on a server of ours. */
export const tenantUrl = (address: string, tenant: string, pathname = '/') =>
  `http://${tenant}.localhost:${new URL(address).port}${pathname}`;

async function fill(dataDir: string, sites: readonly SiteConfig[], { many }: BenchStock): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    const site = sites.find(({ slug }) => slug === many?.tenant);
    if (many && site) await seedManyCars(database, site, many.cars);
    else await seedDemoStock(database, sites);
  } finally {
    await database.close();
  }
}

/** Builds what changed, fills a temporary folder and starts back end and site on free ports. */
export async function startBenchSite(report: (step: string) => void, { environment, ...stock }: BenchStock = {}): Promise<BenchSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'));
  const children: Child[] = [];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const own = {
      ...settings(),
      artifactsFolder: path.join(folder, 'artifacts'),
      registryFolder: path.join(folder, 'registry'),
      dataFolder: path.join(folder, 'data'),
    };
    const source = await tenantsFromFolder(own.tenantsFolder);
    const tenants = source.all();
    source.close();
    report('building shell and remotes');
    await publishLocal(storesOf(own), () => undefined);
    report('filling the stock');
    await fill(own.dataFolder, tenants, stock);
    const env = {
      ...process.env,
      FORECOURT_DEMO: '1',
      DATABASE_URL: '',
      ARTIFACTS_DIR: own.artifactsFolder,
      REGISTRY_DIR: own.registryFolder,
      DATA_DIR: own.dataFolder,
      TENANTS_DIR: own.tenantsFolder,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      ...environment,
    };
    report('starting the servers');
    const api = await startChild('platform-api', ['api'], { ...env, API_PORT: '0' });
    children.push(api);
    const startSite = async (more: NodeJS.ProcessEnv) => {
      const child = await startChild('The site', ['site'], { ...env, PORT: '0', API_PORT: new URL(api.address).port, ...more });
      children.push(child);
      return child;
    };
    const site = await startSite({});
    return { address: site.address, pids: { api: api.pid, site: site.pid }, tenants, stores: storesOf(own), startSite, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
