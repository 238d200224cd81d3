import { tenantsFromFolder } from '@forecourt/server-kit';
import { startPlatformApi, type PlatformApiOptions } from '../src/app/startPlatformApi';

/*
 * The back end in a process of its own, so that it can be killed. Its options come as JSON in the first argument; it sends its
 * parent the address, and ends with it.
 */

/** Options from the parent. */
export type ApiProcessOptions = Pick<
  PlatformApiOptions,
  'dataDir' | 'databaseUrl' | 'deliveryFolder' | 'deliveryTiming' | 'environment'
> & { tenantsFolder: string };

const { tenantsFolder, ...options } = JSON.parse(process.argv[2] ?? '{}') as ApiProcessOptions;
process.once('disconnect', () => process.exit(0));
const tenants = await tenantsFromFolder(tenantsFolder);
const api = await startPlatformApi({ ...options, port: 0, host: '127.0.0.1', tenants });
process.send?.({ ready: api.address });
