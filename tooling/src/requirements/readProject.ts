import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../checks/sourceFiles';
import { cruise } from '../imports/dependencyCruiser';
import { requirementCoverage, type Coverage } from './coverage';
import { readSpecification } from './specification';
import { deployedModules, proofsOf, type ImportGraph } from './testKinds';
import { idsInTables, titlesIn } from './testTitles';

const TEST_FILE = /\.(?:test|spec)\.[jt]sx?$/;
const LIST = 'docs/unproved-requirements.json';

function importGraph(root: string): ImportGraph {
  const { report } = cruise('.dependency-cruiser.cjs', { root, reporter: 'json' });
  const { modules } = JSON.parse(report) as { modules: { source: string; dependencies: { resolved: string }[] }[] };
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
}

/** Holds docs/spec against the tests of the project. */
export function projectCoverage(root: string): Coverage {
  const graph = importGraph(root);
  const deployed = deployedModules(graph);
  const tests = filesBelow(root, TEST_FILE).map((file) => {
    const source = readFileSync(file, 'utf8');
    const name = path.relative(root, file).split(path.sep).join('/');
    return { file: name, titles: [...titlesIn(source, name.endsWith('x')), ...idsInTables(source)], proofs: proofsOf(name, source, graph, deployed) };
  });
  return requirementCoverage(readSpecification(root), tests);
}

/** Ids that are known to have no proof, by owner. */
export const listedAsUnproved = (root: string): string[] =>
  Object.values(JSON.parse(readFileSync(path.join(root, LIST), 'utf8')) as Record<string, string[]>).flat();

/** Removes what is proved from the list; nothing is added by itself. */
export function shortenList(root: string, { owners }: Coverage): void {
  const listed = new Set(listedAsUnproved(root));
  const rest = owners.map(({ owner, unproved }) => [owner, unproved.map(({ id }) => id).filter((id) => listed.has(id))]);
  writeFileSync(path.join(root, LIST), `${JSON.stringify(Object.fromEntries(rest), null, 2)}\n`);
}
