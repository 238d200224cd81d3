import path from 'node:path';
import type { ProjectSources } from './projectSources';
import { reachFrom } from './reach';
import { readSourceModule } from './sourceModule';

/** Sources by file; `@forecourt/ui` is ui/index.ts. */
function sourcesOf(files: Readonly<Record<string, string>>): ProjectSources {
  const modules = new Map(Object.entries(files).map(([file, source]) => [file, readSourceModule(source, file)]));
  return {
    modules,
    entriesOf: () => new Map(),
    resolve: (from, file) =>
      from === '@forecourt/ui' ? 'ui/index.ts' : from.startsWith('.') ? `${path.join(path.dirname(file), from)}.ts` : null,
  };
}

const sources = sourcesOf({
  'mf/remote.ts': "export default { pages: { home: () => import('./home') } };",
  'mf/home.ts':
    "import { Button } from '@forecourt/ui';\nimport './start';\nexport function Component() { return Button; }\nfunction forgotten() { return Tabs; }\nimport { Tabs } from '@forecourt/ui';",
  'mf/start.ts': "import { Alert } from '@forecourt/ui';\nshow(Alert);",
  'mf/orphan.ts': "import { Tabs } from '@forecourt/ui';\nexport const orphan = Tabs;",
  'ui/index.ts':
    "export { Button } from './button';\nexport { Icon } from './icon';\nexport { Tabs } from './tabs';\nexport { Alert } from './alert';",
  'ui/button.ts': "import { Icon } from './icon';\nexport const Button = () => Icon;",
  'ui/icon.ts': 'export const Icon = () => null;',
  'ui/tabs.ts': 'export const Tabs = () => null;',
  'ui/alert.ts': 'export const Alert = () => null;',
});
const reach = reachFrom(['mf/remote.ts'], sources);

it.each([
  ['what a lazily imported page uses', 'Button', true],
  ['what a used component uses', 'Icon', true],
  ['what a module uses as it loads', 'Alert', true],
  ['what only uncalled functions and unimported files use', 'Tabs', false],
])('decides about %s', (_case, name, isReached) => {
  expect(reach.has('ui/index.ts', name)).toBe(isReached);
});

it('follows one name that a file exports, and nothing else of the file', () => {
  const button = reachFrom([{ file: 'ui/index.ts', name: 'Button' }], sources);
  expect(button.code.map(({ file, name }) => `${file} ${name}`).filter((each) => !each.endsWith(' '))).toEqual([
    'ui/button.ts Button',
    'ui/icon.ts Icon',
  ]);
});

it('names the imports across packages that reached code makes', () => {
  expect([...reach.imported].toSorted()).toEqual(['mf > @forecourt/ui#Alert', 'mf > @forecourt/ui#Button']);
});

it('takes the import of a whole package for no use of its parts', () => {
  const whole = sourcesOf({
    'shell/index.ts': "import * as ui from '@forecourt/ui';\nexport const libraries = { ui };",
    'ui/index.ts': 'export const Tabs = () => null;',
  });

  expect(reachFrom(['shell/index.ts'], whole).has('ui/index.ts', 'Tabs')).toBe(false);
});
