import type { Release } from '@forecourt/shell/registry';
import type { Monolith } from '../../build/monolith/buildMonolith';
import { definitionsSource } from '../../build/monolith/buildMonolith';
import { filesOfPage } from '../../checks/sizes';
import { monolithFiles, monolithHtml, renderedParts } from './monolithHtml';

const part = (name: string) => ({ js: [`assets/${name}.js`], css: [`assets/${name}.css`], shared: [] });
const releases = {
  'mf-search': { pages: { results: part('results'), start: part('start') }, slots: {} },
  'mf-navigation': { pages: {}, slots: { header: part('header'), footer: part('footer') } },
} as unknown as Record<string, Release>;

const file = (name: string) => ({ path: `/_shell/${name}`, integrity: `sha384-${name}` });
const bundled = (name: string) => ({ js: [file(`${name}.js`), file('cards.js')], css: [file(`${name}.css`)] });
const monolith: Monolith = {
  scripts: [file('libraries.js'), file('shell.js')],
  styles: [file('shell.css')],
  parts: {
    'mf-search/pages/results': bundled('results'),
    'mf-navigation/slots/header': bundled('header'),
    'mf-navigation/slots/footer': bundled('footer'),
  },
};

const region = (remote: string, kind: string, id: string) =>
  `<div data-remote="${remote}" data-version="1.0.0" data-${kind}="${id}"></div>`;
const composed = [
  '<head><link rel="preload" as="image" href="/images/car.avif"><link rel="preload" as="font" href="/_shell/f.woff2">',
  '<link rel="stylesheet" href="/_shell/s.css" integrity="x"><link rel="stylesheet" href="/_remotes/mf-search/assets/results.css" integrity="x">',
  '<style data-href="/_remotes/mf-search/assets/cards.css">.card{}@media (width<600px){.card{}}</style>',
  '<style>:root{}</style><script defer src="/_shell/libraries.1.js"></script><script defer src="/_shell/shell.1.js"></script>',
  '<link rel="preload" as="script" href="/_remotes/mf-search/assets/results.js"><link rel="preload" as="script" href="/_remotes/mf-navigation/assets/header.js">',
  `</head>${region('mf-navigation', 'slot', 'header')}${region('mf-search', 'page', 'results')}${region('mf-navigation', 'slot', 'footer')}`,
].join('');

it('PL-052 finds the parts of a page and which of them load at once', () => {
  expect(renderedParts(composed, releases)).toEqual([
    { id: 'mf-navigation/slots/header', loadsAtOnce: true },
    { id: 'mf-search/pages/results', loadsAtOnce: true },
    { id: 'mf-navigation/slots/footer', loadsAtOnce: false },
  ]);
});

it('PL-052 the monolith brings the styles of every part and the scripts of those that load at once, each once', () => {
  const html = monolithHtml(composed, releases, monolith);
  expect(filesOfPage(html)).toEqual({
    js: ['/_shell/libraries.js', '/_shell/shell.js', '/_shell/header.js', '/_shell/cards.js', '/_shell/results.js'],
    css: ['/_shell/shell.css', '/_shell/header.css', '/_shell/results.css', '/_shell/footer.css'],
  });
  expect(html).not.toContain('/_remotes/');
});

it('PL-052 everything else of the page stays as it is', () => {
  const html = monolithHtml(composed, releases, monolith);
  expect(html).toContain(
    '<head><link rel="preload" as="image" href="/images/car.avif"><link rel="preload" as="font" href="/_shell/f.woff2"><link rel="stylesheet"',
  );
  expect(html).not.toContain('.card{}');
  expect(html).toContain(
    '<style>:root{}</style><script defer src="/_shell/libraries.js" integrity="sha384-libraries.js" crossorigin="anonymous"></script>',
  );
  expect(html.endsWith(composed.slice(composed.indexOf('</head>')))).toBe(true);
});

it('PL-052 refuses a monolith of other sources', () => {
  expect(() => monolithFiles([{ id: 'maps', loadsAtOnce: true }], monolith)).toThrow("The monolith has no 'maps'");
});

it('PL-052 the monolith holds every definition itself', () => {
  expect(definitionsSource(['mf-search', 'mf-forms'], (remote) => `/project/${remote}/src/remote.ts`)).toBe(
    [
      'import remote0 from "/project/mf-search/src/remote.ts";',
      'import remote1 from "/project/mf-forms/src/remote.ts";',
      'const definitions = { "mf-search": remote0, "mf-forms": remote1 };',
      'export const browserDefinitions = () => async (remote) => definitions[remote];',
      '',
    ].join('\n'),
  );
});
