import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withInlineStyles } from './inlineStyles';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-styles-'));
mkdirSync(path.join(folder, 'mf-search/assets'), { recursive: true });

function aStylesheet(name: string, text: string) {
  writeFileSync(path.join(folder, 'mf-search/assets', name), text);
  return { path: `/_remotes/mf-search/assets/${name}`, integrity: `sha384-${name}` };
}

it('inlines the stylesheets of remotes and not those of the shell', () => {
  const shell = { path: '/_shell/shell.css', integrity: 'sha384-shell' };
  const cards = aStylesheet('cards.css', '.card{color:red}');

  expect(withInlineStyles([shell, cards], folder)).toEqual([shell, { ...cards, text: '.card{color:red}' }]);
});

it('links to a stylesheet that cannot be read', () => {
  const gone = { path: '/_remotes/mf-search/assets/gone.css', integrity: 'sha384-gone' };

  expect(withInlineStyles([gone], folder)).toEqual([gone]);
});

it.each([
  ['has a relative URL', '.a{background:url(./road.svg)}', false],
  ['has a relative URL in quotes', '.a{background:url("road.svg")}', false],
  ['imports another stylesheet', '@import "road.css";.a{color:red}', false],
  ['contains an end tag', '.a{content:"</style><script>"}', false],
  ['embeds its image', '.a{background:url("data:image/svg+xml,%3Csvg/%3E")}', true],
  ['refers to an element of the page', '.a{filter:url(#shade)}', true],
  ['has an absolute path', '.a{background:url(/images/road.webp)}', true],
])('decides whether a stylesheet that %s is inlined', (what, text, isInlined) => {
  const [style] = withInlineStyles([aStylesheet(`${what.replaceAll(' ', '-')}.css`, text)], folder);

  expect(style?.text).toBe(isInlined ? text : undefined);
});
