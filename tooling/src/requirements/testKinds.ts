/** Files that a file imports, also lazily; paths from the root of the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** What shoppers, testers and dealers load: the definition of each remote and the shell's programs. */
const DEPLOYED_ENTRY = /^mf-[^/]+\/src\/remote\.ts$|^shell\/src\/(?:browser\/index\.ts|renderer\/index\.tsx|server\/index\.ts)$/;
const COMPOSED_SITE = /^e2e\/tests\//;
const TEST_SUPPORT = /\/(?:testing|contract-kit)\//;
const RENDERED = /^(?:mf-[^/]+|shell)\//;
/** Renders the shell around remotes that only exist in tests. */
const INVENTED_REMOTES = /\/testing\/renderShell\.tsx$/;
/** Every file that can be reached from some files by imports. */
export function reachableFrom(graph: ImportGraph, entries: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return reached;
}

/** Modules that are deployed: what the remotes' definitions and the shell's programs load. */
export const deployedModules = (graph: ImportGraph): Set<string> => reachableFrom(graph, [...graph.keys()].filter((file) => DEPLOYED_ENTRY.test(file)));

/** Production modules of its own package that a test imports, directly or through test support. */
function testedModules(graph: ImportGraph, test: string): string[] {
  const own = `${test.split('/')[0]}/`;
  const found = new Set<string>();
  const waiting = [...(graph.get(test) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!file.startsWith(own) || found.has(file)) continue;
    found.add(file);
    if (TEST_SUPPORT.test(file)) waiting.push(...(graph.get(file) ?? []));
  }
  return [...found].filter((file) => !TEST_SUPPORT.test(file));
}

/**
 * Whether the tests of a file reach the composed site. A browser suite does; a test of a remote or of the shell where everything that it renders
 * is deployed, and not where it invents the remotes.
 */
export function reachesSite(test: string, graph: ImportGraph, deployed: ReadonlySet<string>): boolean {
  if (COMPOSED_SITE.test(test)) return true;
  if (!RENDERED.test(test) || (graph.get(test) ?? []).some((file) => INVENTED_REMOTES.test(file))) return false;
  const tested = testedModules(graph, test);
  return tested.length > 0 && tested.every((file) => deployed.has(file));
}
