import { readFileSync } from 'node:fs';
import { inRoot } from '../workspace';
import { PLATFORM_LIBRARIES } from './platformLibraries';

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
