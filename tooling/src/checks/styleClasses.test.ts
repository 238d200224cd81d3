import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from '../workspace';
import { filesBelow } from '../sources/sourceFiles';

const PACKAGES = /^(?:mf-[a-z]+|shared-[a-z]+|shell|tooling)$/;
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Classes that a component takes from a stylesheet in which no rule is for them. */
function classesWithoutRule(component: string): string[] {
  const code = readFileSync(component, 'utf8');
  return [...code.matchAll(IMPORT)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(path.join(path.dirname(component), sheet), 'utf8');
    const classes = [...code.matchAll(new RegExp(`(?<![/\\w])${name}\\.(\\w+)`, 'g'))].map(([, of = '']) => of);
    return classes.filter((of) => !new RegExp(`\\.${of}\\b`).test(css)).map((of) => `${path.relative(ROOT, component)} .${of}`);
  });
}

it('every class that a component uses has a rule in its stylesheet', () => {
  const components = filesBelow(inRoot('.'), /\.tsx$/).filter((file) => PACKAGES.test(path.relative(ROOT, file).split(path.sep)[0] ?? ''));
  expect(components.length).toBeGreaterThan(300);
  expect(components.flatMap(classesWithoutRule)).toEqual([]);
});
