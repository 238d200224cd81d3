import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aSite } from '@forecourt/shared-contracts/testing';
import { themeCss } from '../theme/themeCss';

const SOURCES = join(__dirname, '..');

it('every stylesheet is in a layer, so that remotes can override it', () => {
  const stylesheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  expect(stylesheets.length).toBeGreaterThan(25);
  for (const sheet of stylesheets) expect(readFileSync(join(SOURCES, sheet), 'utf8')).toMatch(/^@layer ui \{\n[\s\S]*\}\n$/);
  expect(readFileSync(join(SOURCES, 'styles/layers.css'), 'utf8')).toContain('@layer reset, tokens, ui, remotes;');
  expect(/@import[^;]+;/.exec(readFileSync(join(SOURCES, 'styles/index.css'), 'utf8'))?.[0]).toContain('layers.css');
});

it('PL-005 the theme of a page starts with the order of the layers, the same as in the files', () => {
  const order = /@layer [\w, ]+;/.exec(readFileSync(join(SOURCES, 'styles/layers.css'), 'utf8'))?.[0] ?? 'no order';
  expect(themeCss(aSite().theme).startsWith(order)).toBe(true);
});

it('no component has a colour of its own: colours are tokens', () => {
  const stylesheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  // Drawings in data addresses are masks, not colours.
  const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([\d.]/i;
  const words = (sheet: string) => readFileSync(join(SOURCES, sheet), 'utf8').replaceAll(/url\("[^"]*"\)/g, '');
  expect(stylesheets.filter((sheet) => literal.test(words(sheet)))).toEqual([]);
});

it('every token that a component reads is defined', () => {
  const css = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');
  const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  // Set from props, in inline styles.
  const fromProps = [
    '--skeleton-height',
    '--skeleton-width',
    '--image-ratio',
    '--grid-min',
    '--grid-gap',
    '--slide-width',
    '--map-ratio',
    '--slider-from',
    '--slider-to',
  ];
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);
  expect(used.filter((name) => !defined.has(name) && !fromProps.includes(name))).toEqual([]);
});
