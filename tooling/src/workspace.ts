import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the whole project. */
export const ROOT = path.resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');

/** Everything the project makes on this machine and can make again, except the database. */
export const STATE = path.join(ROOT, '.forecourt');

export const inRoot = (...parts: string[]) => path.join(ROOT, ...parts);
export const inState = (...parts: string[]) => path.join(STATE, ...parts);

/** A package.json, as far as anything here reads it. */
export interface Manifest {
  name: string;
  version: string;
  workspaces: readonly string[];
  /** Public entries and their files. */
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** Of a remote: the versions of the shell's libraries with which it works. */
  peerDependencies?: Record<string, string>;
}

export const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The remotes whose sources are in this project, by their folder. */
export const ownRemotes = (): string[] => manifestOf(ROOT).workspaces.filter((folder) => folder.startsWith('mf-'));

/** The one version of a library that this project uses, from the root package.json. */
export function pinnedVersion(library: string): string {
  const { dependencies = {}, devDependencies = {} } = manifestOf(ROOT);
  const version = dependencies[library] ?? devDependencies[library];
  if (!version) throw new Error(`${library} is not pinned in the root package.json: add it there with an exact version.`);
  return version;
}
