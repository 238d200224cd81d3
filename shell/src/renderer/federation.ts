import vm from 'node:vm';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteDefinition } from '@forecourt/shared-contracts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LATER_LIBRARIES, LIBRARIES } from '../platform/libraries';

/** A remote's server code: its file and the expected hash. */
export interface ServerEntry {
  container: string;
  file: string;
  integrity: string;
}

interface Container {
  init(...args: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

const BUILT_INS = new Set(['http', 'https', 'zlib', 'crypto', 'url', 'path', 'stream', 'util', 'buffer', 'events', 'async_hooks']);
const nodeRequire = __non_webpack_require__;

/** Remotes may require a few of Node's own modules, none for files or processes. */
function restrictedRequire(name: string): unknown {
  if (!BUILT_INS.has(name.replace(/^node:/, ''))) throw new Error(`The server code of a remote may not require '${name}'.`);
  return nodeRequire(name);
}

/** Evaluates a container's source without setting a global, so that any number of versions run in one process. */
export function evaluateContainer(source: string, { container, file }: Pick<ServerEntry, 'container' | 'file'>): Container {
  const wrapped = new vm.Script(`(function (exports, require, module) {${source}\n})`, { filename: file });
  const module = { exports: {} as Record<string, Container> };
  (wrapped.runInThisContext() as (...args: unknown[]) => void)(module.exports, restrictedRequire, module);
  const exported = module.exports[container];
  if (!exported) throw new Error(`${file} does not export ${container}`);
  return exported;
}

async function readVerified({ file, integrity }: ServerEntry): Promise<string> {
  const content = await readFile(file);
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${file} does not match release.json: its SHA-384 differs, so it was not executed`);
  return content.toString('utf8');
}

const entries = new Map<string, ServerEntry>();

type Versions = Readonly<Record<string, string>>;

/**
 * The platform libraries by name, all loaded, as the server code of a remote is one chunk. The renderer itself imports them like any
 * module: a library that it consumed out of the share scope would be looked up there at every use.
 */
async function sharedLibraries(versions: Versions) {
  const later = await Promise.all(Object.entries(LATER_LIBRARIES).map(async ([name, load]) => [name, await load()] as const));
  const libraries = [...Object.entries(LIBRARIES), ...later];
  return Object.fromEntries(
    libraries.map(([name, library]) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`The build names no version of ${name}.`);
      return [name, { version, lib: () => library, shareConfig: { singleton: true, requiredVersion: `^${version}` } }];
    }),
  );
}

/** The federation runtime of a worker. It executes containers from verified files only; its own network loader never runs. */
async function createHost(versions: Versions) {
  return createInstance({
    name: 'shell_server',
    remotes: [],
    shared: await sharedLibraries(versions),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'forecourt-verified-files',
        async loadEntry({ remoteInfo }) {
          const entry = entries.get(remoteInfo.name);
          if (!entry) throw new Error(`${remoteInfo.name} was not registered`);
          return evaluateContainer(await readVerified(entry), entry) as never;
        },
      },
    ],
  });
}

let host: Awaited<ReturnType<typeof createHost>> | null = null;

/** Starts the federation runtime with the versions of the platform libraries by name. */
export async function startFederation(versions: Versions): Promise<void> {
  host = await createHost(versions);
}

/** The definition of one version of a remote. Each version has its own container name, so that versions never mix. */
export async function serverDefinition(entry: ServerEntry): Promise<RemoteDefinition> {
  if (!host) throw new Error('startFederation() comes first.');
  if (!entries.has(entry.container)) {
    entries.set(entry.container, entry);
    host.registerRemotes([
      { name: entry.container, entry: entry.file, type: 'commonjs-module' as never, entryGlobalName: entry.container },
    ]);
  }
  const module = await host.loadRemote<{ default: RemoteDefinition }>(`${entry.container}/remote`);
  if (!module) throw new Error('its container has no ./remote');
  return module.default;
}
