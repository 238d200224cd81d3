import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that a module imports at run time, itself included; packages by their name. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, clause = '', target = ''] of source.matchAll(/^(?:import|export)\s+([^;]*?)\s*from\s+'([^']+)';/gms)) {
    const isTypeOnly = clause.startsWith('type ') || /^\{(\s*type \w+,?)+\s*\}$/.test(clause);
    if (isTypeOnly) continue;
    if (!target.startsWith('.')) seen.add(target);
    else reachedFrom(fileOf(join(dirname(file), target)), seen);
  }
  return seen;
}

function fileOf(path: string): string {
  for (const extension of ['.ts', '.tsx']) {
    try {
      readFileSync(path + extension);
      return path + extension;
    } catch {
      continue;
    }
  }
  throw new Error(`No module at ${path}`);
}

it('CO-002 does not load the schema library with the index', () => {
  const reached = reachedFrom(join(__dirname, 'index.ts'));
  expect([...reached]).toContain('@reduxjs/toolkit');
  expect([...reached]).not.toContain('yup');
});

it('CO-002 exports the schemas from an entry of their own', () => {
  expect([...reachedFrom(join(__dirname, 'schemas.ts'))]).toContain('yup');
});

const ruleFiles = readdirSync(join(__dirname, 'rules')).filter((file) => !file.includes('.test.'));

it.each(ruleFiles)('rules are pure functions: %s uses no library, clock, random number, network or browser API', (file) => {
  const reached = [...reachedFrom(join(__dirname, 'rules', file))];
  const [modules, libraries] = [reached.filter((each) => each.startsWith('/')), reached.filter((each) => !each.startsWith('/'))];
  expect(libraries.filter((name) => name !== '@forecourt/shared-contracts')).toEqual([]);
  const impure = /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bfetch\(|\bconsole\.|\bwindow\.|\bdocument\.|\bprocess\./;
  const code = (module: string) => readFileSync(module, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  expect(modules.filter((module) => impure.test(code(module)))).toEqual([]);
});
