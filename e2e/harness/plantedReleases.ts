import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { TestSite } from './site';

/*
 * Versions made from one that is published, in a moment: a build of other sources takes long, and what it says would be known only afterwards.
 */

interface PublishedFile {
  bytes: number;
  brotli: number;
  integrity: string;
}
export interface PublishedShell {
  version: string;
  protocol: number;
  assets: { scripts: { path: string; integrity: string }[] };
  files: Record<string, PublishedFile>;
}

const folderOf = (site: TestSite, name: string) => path.join(site.folder, 'artifacts', name);
const releaseFile = (site: TestSite, name: string, version: string) => path.join(folderOf(site, name), version, 'release.json');

/** release.json of a version of the shell. */
export const shellRelease = (site: TestSite, version: string) =>
  JSON.parse(readFileSync(releaseFile(site, 'shell', version), 'utf8')) as PublishedShell;

const describeFile = (content: string): PublishedFile => ({
  bytes: Buffer.byteLength(content),
  brotli: brotliCompressSync(content).length,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});

const unchanged = (text: string) => text;

/** Publishes a copy of a version whose release.json says something else, as that of other sources would. */
export function plantRelease(site: TestSite, name: string, from: string, version: string, change = unchanged): void {
  cpSync(path.join(folderOf(site, name), from), path.join(folderOf(site, name), version), { recursive: true });
  const text = readFileSync(releaseFile(site, name, from), 'utf8');
  const changed = change(text);
  if (changed === text && change !== unchanged) throw new Error(`release.json of ${name} ${from} no longer holds what this test changes.`);
  writeFileSync(releaseFile(site, name, version), changed.replaceAll(`"version": "${from}"`, `"version": "${version}"`));
}

/** Global variable that the script of a planted shell sets to its version. */
export const SHELL_VARIABLE = 'plantedShell';

/** Publishes a copy of a version of the shell whose pages name it in a comment, and whose script in a variable. */
export function plantShell(site: TestSite, from: string, version: string, over: Partial<PublishedShell> = {}): void {
  plantRelease(site, 'shell', from, version);
  const folder = folderOf(site, 'shell');
  const release = shellRelease(site, from);
  const renderer = readFileSync(path.join(folder, from, 'server/renderer.cjs'), 'utf8').replaceAll(
    '<!doctype html><html',
    `<!doctype html><!-- shell ${version} --><html`,
  );
  writeFileSync(path.join(folder, version, 'server/renderer.cjs'), renderer);

  const main = release.assets.scripts.at(-1)?.path ?? '';
  const script = `${readFileSync(path.join(folder, 'assets', path.basename(main)), 'utf8')}\n;globalThis.${SHELL_VARIABLE}=${JSON.stringify(version)};`;
  const name = `planted-${version}.js`;
  writeFileSync(path.join(folder, 'assets', name), script);
  writeFileSync(path.join(folder, 'assets', `${name}.br`), brotliCompressSync(script));
  const own = { path: `/_shell/${name}`, integrity: describeFile(script).integrity };
  const assets = { ...release.assets, scripts: release.assets.scripts.map((each) => (each.path === main ? own : each)) };
  const files = { ...release.files, 'server/renderer.cjs': describeFile(renderer), [`assets/${name}`]: describeFile(script) };
  writeFileSync(releaseFile(site, 'shell', version), JSON.stringify({ ...release, ...over, version, assets, files }));
}

/** The planted version of the shell that rendered a page, or null. */
export const plantedIn = (html: string) => /<!-- shell ([\d.]+) -->/.exec(html)?.[1] ?? null;
