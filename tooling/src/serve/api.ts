import { startPlatformApi } from '@forecourt/platform-api';
import path from 'node:path';
import { isDemonstration, lastGoodIn, stopOnSignal, tenantsFromFolder } from '@forecourt/server-kit';
import { siteFit } from '@forecourt/shell/site-fit';
import type { Settings } from '../settings';
import { describeDatabase } from './describeDatabase';
import { untilReady } from './untilReady';

/** Nobody else reads what this process writes: leads, and photos of customers. */
const PRIVATE = 0o077;

/** Runs the back end in this process until a signal ends it. */
export async function serveApi(settings: Settings): Promise<void> {
  process.umask(PRIVATE);
  const lastGood = lastGoodIn(path.join(settings.dataFolder, 'last-good', 'api'));
  const tenants = await tenantsFromFolder(settings.tenantsFolder, { hasDevelopmentHosts: isDemonstration(process.env), lastGood });
  const api = await startPlatformApi({
    port: settings.apiPort,
    host: '127.0.0.1',
    tenants,
    dataDir: settings.dataFolder,
    databaseUrl: settings.databaseUrl,
    deliveryFolder: settings.deliveryFolder,
    promotionsFile: settings.promotionsFile,
    siteFit: siteFit(settings),
    lastGood: lastGoodIn(path.join(settings.dataFolder, 'last-good', 'api', 'delivery')),
    logger: { level: settings.logLevel },
    trustProxy: ['127.0.0.1', '::1'],
  });
  const close = async () => {
    tenants.close();
    await api.close();
  };
  stopOnSignal(close);
  await untilReady('platform-api', api.address, close);
  console.log(`Back end: ${api.address}, ${describeDatabase(settings)}.`);
  process.send?.({ ready: api.address });
}
