import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactsInFolder, frontsInFolder, registryInFolder } from '@forecourt/shell/registry';
import type { Stores } from '../stores';

/** Empty stores in a folder of their own, which `remove` deletes. */
export function temporaryStores(): Stores & { remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-stores-'));
  const tenantsFolder = path.join(folder, 'tenants');
  mkdirSync(tenantsFolder);
  return {
    artifacts: artifactsInFolder(path.join(folder, 'artifacts')),
    registry: registryInFolder(path.join(folder, 'registry')),
    fronts: frontsInFolder(path.join(folder, 'registry')),
    tenantsFolder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
