import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { prepareSite } from '../serve/prepareSite';
import { settings } from '../settings';
import { inRoot } from '../workspace';
import { BASE } from './checks';

/** Publishes the working copy and seeds stock in the folder that every site of the browser tests copies. */
export async function prepareBase(): Promise<void> {
  rmSync(BASE, { recursive: true, force: true });
  mkdirSync(BASE, { recursive: true });
  const folders = {
    artifactsFolder: `${BASE}/artifacts`,
    registryFolder: `${BASE}/registry`,
    dataFolder: `${BASE}/data`,
    tenantsFolder: `${BASE}/tenants`,
  };
  cpSync(inRoot('shell/tenants'), folders.tenantsFolder, { recursive: true });
  await prepareSite({ ...settings(), ...folders, databaseUrl: null });
}
