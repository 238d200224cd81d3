import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { artifactsInFolder, changeRegistry, promoted, registryInFolder, SHELL, type AllChannels } from '../../registry';
import { publishRelease } from '../../registry/testing/publishRelease';
import { publishShell } from '../../registry/testing/publishShell';
import { RENDERER } from '../rendering/testing/fakeRenderer';
import type { ShellOptions } from '../startShell';

interface SiteFolder extends Pick<ShellOptions, 'artifactsFolder' | 'registryFolder'> {
  folder: string;
  tenantsFolder: string;
  remove(): void;
}

/** Writes what a site of one tenant is served from: a shell with the fake renderer, one remote, and the tenant's document. */
export async function writeSiteFolder(document: Parameters<typeof aSiteDocument>[0] = {}): Promise<SiteFolder> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-site-'));
  const inFolder = (name: string) => path.join(folder, name);
  const [artifactsFolder, registryFolder, tenantsFolder] = [inFolder('artifacts'), inFolder('registry'), inFolder('tenants')];
  mkdirSync(tenantsFolder);
  const written = aSiteDocument(document);
  writeFileSync(path.join(tenantsFolder, `${written.slug}.json`), JSON.stringify(written));
  const artifacts = artifactsInFolder(artifactsFolder);
  await publishShell(artifacts, '1.0.0', { renderer: RENDERER });
  await publishRelease(artifacts, 'mf-search');
  const apply = (all: AllChannels) => promoted('mf-search', '1.0.0')(promoted(SHELL, '1.0.0')(all));
  await changeRegistry(registryInFolder(registryFolder), { author: 'Ann', change: 'release', apply });
  return {
    folder,
    artifactsFolder,
    registryFolder,
    tenantsFolder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
