import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, transformSync } from '@swc/core';
import { StartError } from '@forecourt/server-kit';
import type { RemoteDefinition } from '@forecourt/shared-contracts';
import { checkRemote } from '@forecourt/shared-contracts/site-routes';

/** Of a remote, from its folder; the same for every remote. */
const DEFINITION = 'src/remote.ts';

/** What a remote declares, with the module request that each page and slot is loaded from. */
export interface EvaluatedDefinition {
  definition: RemoteDefinition;
  /** By kind and name, such as 'pages/results': './pages/results'; for an earlier version of a slot's props 'slots/price@1'. */
  requests: ReadonlyMap<string, string>;
}

/** The modules that a file imports at its top, by request. */
async function importedModules(file: string, source: string): Promise<ReadonlyMap<string, unknown>> {
  const { body } = parseSync(source, { syntax: 'typescript' });
  const requests = body.flatMap((item) => (item.type === 'ImportDeclaration' && !item.typeOnly ? [item.source.value] : []));
  const addressOf = (request: string) =>
    request.startsWith('.') ? pathToFileURL(path.resolve(path.dirname(file), request)).href : request;
  return new Map(await Promise.all(requests.map(async (request) => [request, await import(addressOf(request))] as const)));
}

/**
 * Evaluates src/remote.ts without loading a page or slot: an import at the top of the file is the real module, a lazy one
 * returns its request. Rejects with StartError, file and reasons, when the file throws or its definition is not valid.
 */
export async function evaluateDefinition(folder: string, remote = path.basename(folder)): Promise<EvaluatedDefinition> {
  const file = path.join(folder, DEFINITION);
  const source = readFileSync(file, 'utf8');
  const { code } = transformSync(source, {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const imported = await importedModules(file, source);
  // Of a module that is not imported at the top, that is of a lazy one, the request is all that is needed.
  const load = (request: string) => imported.get(request) ?? { __esModule: true, request };
  const module = { exports: {} as { default?: RemoteDefinition } };
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- the remote's own source, which its build compiles as well
    new Function('module', 'exports', 'require', code)(module, module.exports, load);
  } catch (error) {
    throw new StartError(`${file} throws when it is loaded: ${error instanceof Error ? error.message : String(error)}`);
  }

  const definition = module.exports.default;
  if (!definition) throw new StartError(`${file} has no default export: export default defineRemote({ … }).`);
  const requests = new Map<string, string>();
  const problems = checkRemote(definition, remote);
  if (problems.length > 0) throw new StartError(`${file}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  const { pages, slots } = definition;
  const loaders = [
    ...Object.entries(pages).map(([name, { load }]) => [`pages/${name}`, load] as const),
    ...Object.entries(slots).flatMap(([name, { load, earlier = {} }]) => [
      [`slots/${name}`, load] as const,
      ...Object.entries(earlier).map(([version, each]) => [`slots/${name}@${version}`, each] as const),
    ]),
  ];
  for (const [part, load] of loaders) {
    const { request } = ((await load()) ?? {}) as { request?: unknown };
    if (typeof request !== 'string')
      throw new StartError(`${file}: '${part}' must be a lazy import, () => import('./${part.replace(/@\d+$/, '')}').`);
    requests.set(part, request);
  }
  return { definition, requests };
}
