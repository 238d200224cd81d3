import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CONTRACT_VERSION } from '@forecourt/shared-contracts/shell';
import type { RouteLink, ShellProvides } from '@forecourt/shell/registry';
import { readProjectSources, type ProjectSources } from '../../sources/projectSources';
import { propertyReads } from '../../sources/propertyReads';
import { reachFrom, type Reach } from '../../sources/reach';
import { inRoot } from '../../workspace';
import { PLATFORM_LIBRARIES, versionOf } from '../platformLibraries';
import { fieldsNamed } from './fieldReads';
import { linksOnce, mountsOnce } from './usesOnce';

const SCOPE = '@forecourt/';
/** Of the shell: what runs in browsers and what renders on the server. */
const APP_ENTRIES = ['browser/index.ts', 'renderer/index.tsx'].map((file) => path.join('shell/src', file));

/** Names of each library as the built renderer itself has them. */
async function namesIn(renderer: string): Promise<Record<string, string[]>> {
  const worker = new Worker(renderer, { workerData: { describe: true }, execArgv: [], env: { NODE_ENV: 'production' } });
  const names = new Promise<Record<string, string[]>>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => reject(new Error(`${renderer} ended without the names that it provides.`)));
  });
  return names.finally(() => worker.terminate());
}

const linksIn = ({ code }: Reach): RouteLink[] =>
  linksOnce(code.flatMap(({ use }) => use.links.flatMap(({ route, ifDeployed }) => (route === null ? [] : [{ route, ifDeployed }]))));

/** Routes to which functions of our own libraries link, by the name under which remotes take them. */
function linksByName(sources: ProjectSources, names: Readonly<Record<string, readonly string[]>>): ShellProvides['links'] {
  const ofLibrary = (library: string, exported: readonly string[]) => {
    const { package: owner } = PLATFORM_LIBRARIES[library] ?? { package: library };
    const file = sources.entriesOf(owner.slice(SCOPE.length)).get(`.${library.slice(owner.length)}`);
    return file === undefined
      ? []
      : exported.map((name) => [name, linksIn(reachFrom([{ file, name }], sources))] as const).filter(([, links]) => links.length > 0);
  };
  const libraries = Object.entries(names).filter(([library]) => library.startsWith(SCOPE));
  return Object.fromEntries(
    libraries
      .map(([library, exported]) => [library, Object.fromEntries(ofLibrary(library, exported))] as const)
      .filter(([, links]) => Object.keys(links).length > 0),
  );
}

/** What a shell provides that was built from the sources of this project, its renderer being this file. */
export async function shellProvides(renderer: string): Promise<ShellProvides> {
  const names = await namesIn(renderer);
  const sources = readProjectSources(inRoot(), ['shared-contracts', 'shared-ui', 'shell']);
  const app = reachFrom(APP_ENTRIES, sources);
  return {
    contract: CONTRACT_VERSION,
    remoteKinds: ['slim-container'],
    libraries: Object.fromEntries(
      Object.entries(names).map(([library, exported]) => [library, { version: versionOf(library), names: exported }]),
    ),
    links: linksByName(sources, names),
    uses: {
      mounts: mountsOnce(app.code.flatMap(({ use }) => use.mounts)),
      links: linksIn(app),
      fields: fieldsNamed(propertyReads(app, () => true)),
    },
  };
}
