import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { tenantsFromFolder } from '@forecourt/server-kit';
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

it('the pipeline tests what a change can affect and releases shell and remotes with the commands of a person', () => {
  expect(pipelineCommands(read('.github/workflows/ci.yml'), scripts).map(({ text }) => text)).toEqual([
    'npm test -- --changed',
    'npm test',
    'npx forecourt release $modules',
  ]);
});

it('README.md shows a small picture of each demonstration site', () => {
  const shown = [...read('README.md').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file);
  const sites = readdirSync(inRoot('shell/tenants'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `docs/pictures/${path.basename(file, '.json')}.webp`);
  expect(shown.toSorted()).toEqual(sites.toSorted());
  for (const file of shown) {
    const picture = readFileSync(inRoot(file));
    expect([file, picture.subarray(8, 12).toString('latin1')]).toEqual([file, 'WEBP']);
    expect(picture.length).toBeLessThan(60_000);
  }
});

it('the documents of the tour are a tenant and its delivery, whose id and host no other has', async () => {
  const problems: string[] = [];
  const [tour, demonstration] = await Promise.all(
    ['docs/tour/tenants', 'shell/tenants'].map((folder) =>
      tenantsFromFolder(inRoot(folder), { onProblem: (problem) => problems.push(problem) }),
    ),
  );
  const taken = demonstration?.all().flatMap(({ id, slug }) => [id, slug]) ?? [];
  const found = tour?.all().map(({ id, slug }) => [id, slug]) ?? [];
  tour?.close();
  demonstration?.close();
  expect([found, problems]).toEqual([[[190, 'harbour-motors']], []]);
  expect(found.flat().filter((each) => taken.includes(each))).toEqual([]);
  expect(readdirSync(inRoot('docs/tour/delivery'))).toEqual(['harbour-motors.json']);
});
