import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRIES = ['index', 'content', 'inputs', 'overlays', 'sections'];
const NAMES = /export \{ ([^}]+) \}/g;
const COMPONENT = /^[A-Z][a-z]\w+$/;

/** Names of every component that the package exports, read from its entries. */
export function publicNames(): string[] {
  const text = ENTRIES.map((entry) => readFileSync(join(__dirname, `../src/${entry}.ts`), 'utf8')).join('\n');
  return [...text.matchAll(NAMES)].flatMap(([, names = '']) => names.split(', ').filter((name) => COMPONENT.test(name)));
}
