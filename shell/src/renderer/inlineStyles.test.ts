import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withInlineStyles } from './inlineStyles';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-styles-'));
mkdirSync(path.join(folder, 'mf-search/assets'), { recursive: true });

function aSheet(name: string, text: string) {
  writeFileSync(path.join(folder, 'mf-search/assets', name), text);
  return { path: `/_remotes/mf-search/assets/${name}`, integrity: `sha384-${name}` };
}

it('PL-053 takes the text of the sheets of remotes, and leaves those of the shell files', () => {
  const shell = { path: '/_shell/shell.css', integrity: 'sha384-shell' };
  const cards = aSheet('cards.css', '.card{color:red}');

  expect(withInlineStyles([shell, cards], folder)).toEqual([shell, { ...cards, text: '.card{color:red}' }]);
});

it('PL-004 leaves a sheet that can not be read to the browser', () => {
  const gone = { path: '/_remotes/mf-search/assets/gone.css', integrity: 'sha384-gone' };

  expect(withInlineStyles([gone], folder)).toEqual([gone]);
});

it.each([
  ['names a file beside itself', '.a{background:url(./road.svg)}', false],
  ['names a file beside itself in quotes', '.a{background:url("road.svg")}', false],
  ['imports another', '@import "road.css";.a{color:red}', false],
  ['could end the style', '.a{content:"</style><script>"}', false],
  ['holds its picture', '.a{background:url("data:image/svg+xml,%3Csvg/%3E")}', true],
  ['names a part of the page', '.a{filter:url(#shade)}', true],
  ['names an address of the site', '.a{background:url(/images/road.webp)}', true],
])('PL-053 PL-041 a sheet that %s', (what, text, stands) => {
  const [style] = withInlineStyles([aSheet(`${what.replaceAll(' ', '-')}.css`, text)], folder);

  expect(style?.text).toBe(stands ? text : undefined);
});
