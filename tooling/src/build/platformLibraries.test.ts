import { readFileSync } from 'node:fs';
import { inRoot } from '../workspace';
import { PLATFORM_LIBRARIES, rangesOf, takenByRemote, versionOf } from './platformLibraries';

const source = readFileSync(inRoot('shell/src/platform/libraries.ts'), 'utf8');
const keysOf = (name: string) => {
  const body = new RegExp(`export const ${name}\\b(?:[^=]|=>)*= \\{([^}]*)\\}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(?:'([^']+)'|(\w+))(?=[:,])/gm)].map(([, quoted, bare]) => quoted ?? bare ?? '').toSorted();
};
const taken = (eager: boolean) =>
  Object.entries(PLATFORM_LIBRARIES)
    .flatMap(([name, library]) => (library.eager === eager ? [name] : []))
    .toSorted();

it('PL-005 the shell provides in the browser every library that remotes take from it, and no other', () => {
  expect(keysOf('LIBRARIES')).toEqual(taken(true));
  expect(keysOf('LATER_LIBRARIES')).toEqual(taken(false));
});

it('PL-074 a remote works with the versions of its peerDependencies, else with the installed one and later ones of its major version', () => {
  const ranges = rangesOf({ peerDependencies: { react: '>=18 <20', '@forecourt/shared-ui': '~0.1.0' } });
  expect(ranges).toMatchObject({
    react: '>=18 <20',
    'react/jsx-runtime': '>=18 <20',
    '@forecourt/shared-ui': '~0.1.0',
    '@forecourt/shared-ui/inputs': '~0.1.0',
    yup: `^${versionOf('yup')}`,
  });
  expect(takenByRemote(ranges).react).toEqual({ singleton: true, version: versionOf('react'), requiredVersion: '>=18 <20', import: false });
});

it.each(['router.ts', 'reactRedux.ts', 'toolkit.ts'])(
  'PL-005 the linter lets remotes import exactly the names that %s provides',
  (file) => {
    const exported = readFileSync(inRoot('shell/src/platform', file), 'utf8');
    const provided = [...exported.matchAll(/^export \{([^}]*)\}/gm)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => name !== '');
    const { overrides } = JSON.parse(readFileSync(inRoot('.oxlintrc.json'), 'utf8')) as {
      overrides: { rules: Record<string, string | [string, { paths: { message: string; allowImportNames: string[] }[] }]> }[];
    };
    const restricted = overrides.flatMap(({ rules: { 'no-restricted-imports': rule } }) => (Array.isArray(rule) ? rule[1].paths : []));
    const allowed = restricted.find(({ message }) => message.includes(`/${file} `))?.allowImportNames ?? [];
    // Types are free: they leave no code behind.
    expect(allowed.filter((name) => !['NavigateOptions', 'PayloadAction'].includes(name)).toSorted()).toEqual(provided.toSorted());
  },
);
