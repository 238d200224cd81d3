import { existsSync, readFileSync } from 'node:fs';
import semver from 'semver';
import { inRoot, manifestOf, ROOT } from '../workspace';
import { pipelineCommands } from './documentedCommands';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const { workspaces, engines, scripts } = manifestOf(ROOT) as ReturnType<typeof manifestOf> & {
  engines: { node: string };
  scripts: Record<string, string>;
};

it('CODEOWNERS names an owner of each package, and only folders that exist', () => {
  const owned = [...read('.github/CODEOWNERS').matchAll(/^(\/\S+) +@\S+/gm)].map(([, place = '']) => place);
  expect(owned).toEqual(expect.arrayContaining(workspaces.map((folder) => `/${folder}/`)));
  expect(owned.filter((place) => !existsSync(inRoot(place)))).toEqual([]);
});

it('.node-version is a version that package.json accepts', () => {
  expect(semver.satisfies(read('.node-version').trim(), engines.node)).toBe(true);
});

it('the pipeline tests what a change can affect and releases remotes with the commands of a person', () => {
  expect(pipelineCommands(read('.github/workflows/ci.yml'), scripts).map(({ text }) => text)).toEqual([
    'npm test -- --changed',
    'npm test',
    'npx forecourt release "$remote"',
  ]);
});
