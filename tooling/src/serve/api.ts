import { startPlatformApi } from '@forecourt/platform-api';
import { stopOnSignal, tenantsFromFolder } from '@forecourt/server-kit';
import { sectionCheck } from '@forecourt/shell/section-check';
import type { Settings } from '../settings';
import { untilReady } from './untilReady';

/** Runs the back end in this process until a signal ends it. */
export async function serveApi(settings: Settings): Promise<void> {
  const tenants = await tenantsFromFolder(settings.tenantsFolder);
  const api = await startPlatformApi({
    port: settings.apiPort,
    host: '127.0.0.1',
    tenants,
    dataDir: settings.dataFolder,
    databaseUrl: settings.databaseUrl,
    deliveryFolder: settings.deliveryFolder,
    promotionsFile: settings.promotionsFile,
    placementCheck: sectionCheck(settings),
    logger: { level: settings.logLevel },
    trustProxy: ['127.0.0.1', '::1'],
  });
  const close = async () => {
    tenants.close();
    await api.close();
  };
  stopOnSignal(close);
  await untilReady('platform-api', api.address, close);
  process.send?.({ ready: api.address });
}
