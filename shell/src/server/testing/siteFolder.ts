import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { artifactsInFolder, changeRegistry, promoted, registryInFolder } from '../../registry';
import { publishRelease } from '../../registry/testing/publishRelease';
import { writeWorker } from '../rendering/testing/fakeRenderer';
import type { ShellOptions } from '../startShell';

interface SiteFolder extends Pick<ShellOptions, 'artifactsFolder' | 'registryFolder' | 'buildFolder'> {
  folder: string;
  tenantsFolder: string;
  remove(): void;
}

/** Writes what a site of one tenant is served from: a built shell with the fake renderer, one release, and the tenant's document. */
export async function writeSiteFolder(document: Parameters<typeof aSiteDocument>[0] = {}): Promise<SiteFolder> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-site-'));
  const inFolder = (name: string) => path.join(folder, name);
  const [buildFolder, artifactsFolder, registryFolder, tenantsFolder] = [
    inFolder('build'),
    inFolder('artifacts'),
    inFolder('registry'),
    inFolder('tenants'),
  ];
  writeWorker(undefined, path.join(buildFolder, 'server'));
  mkdirSync(path.join(buildFolder, 'browser'));
  writeFileSync(path.join(buildFolder, 'browser/shell.1.js'), 'the shell');
  writeFileSync(path.join(buildFolder, 'assets.json'), JSON.stringify({ scripts: [], styles: [], shared: {}, fonts: {} }));
  mkdirSync(tenantsFolder);
  const written = aSiteDocument(document);
  writeFileSync(path.join(tenantsFolder, `${written.slug}.json`), JSON.stringify(written));
  await publishRelease(artifactsInFolder(artifactsFolder), 'mf-search');
  await changeRegistry(registryInFolder(registryFolder), { author: 'Ann', change: 'release', apply: promoted('mf-search', '1.0.0') });
  return {
    folder,
    buildFolder,
    artifactsFolder,
    registryFolder,
    tenantsFolder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
