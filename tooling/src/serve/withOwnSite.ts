import { settings } from '../settings';
import { inState } from '../workspace';
import { startChild, type Child } from './children';
import { prepareSite } from './prepareSite';

/** Links are missing in a region that the server leaves to the browser, so that a busy machine must not make it late. */
const PATIENT_RENDERING = { RENDER_TIMEOUT_MS: '30000', SLOT_TIMEOUT_MS: '15000', RENDER_START_TIMEOUT_MS: '30000' };

/**
 * Calls back with the address of a site of its own: releases of the working copy, demonstration stock, free ports. Registry and
 * database are others than those of `npm start`, which may run meanwhile.
 */
export async function withOwnSite<Result>(use: (baseUrl: string) => Promise<Result>): Promise<Result> {
  const {
    ARTIFACTS_DIR: artifactsFolder = inState('own-site/artifacts'),
    REGISTRY_DIR: registryFolder = inState('own-site/registry'),
    DATA_DIR: dataFolder = inState('own-site/data'),
  } = process.env;
  await prepareSite({ ...settings(), artifactsFolder, registryFolder, dataFolder, databaseUrl: null });
  const env = {
    ...process.env,
    ARTIFACTS_DIR: artifactsFolder,
    REGISTRY_DIR: registryFolder,
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    FORECOURT_DEMO: '1',
    RATE_LIMITS: 'off',
    DELIVERY_WORKER: 'off',
    IMAGE_WARMING: 'off',
    ...PATIENT_RENDERING,
  };
  const children: Child[] = [];
  try {
    const api = await startChild('platform-api', ['api'], { ...env, API_PORT: '0' });
    children.push(api);
    const site = await startChild('The site', ['site'], { ...env, PORT: '0', API_PORT: new URL(api.address).port });
    children.push(site);
    return await use(site.address);
  } finally {
    await Promise.all(children.map((child) => child.stop()));
  }
}
