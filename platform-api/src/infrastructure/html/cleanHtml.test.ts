/** @jest-environment jsdom */
import { cleanComments, cleanHtml, cleanText } from './cleanHtml';
import { ATTACK_STRINGS } from './testing/attackStrings';

const HARMLESS = new Set([
  ...[
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'figure',
    'figcaption',
    'img',
    'a',
    'strong',
    'em',
    'b',
  ],
  ...[
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'abbr',
    'span',
    'div',
    'section',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
]);

/** What a browser would make of the HTML, as faults: elements, attributes and addresses that could run or embed. */
function faultsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.body.querySelectorAll('*'), ...page.head.querySelectorAll('*')].flatMap((element) => [
    ...(HARMLESS.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (/^on|^style$|^srcdoc$|^id$|^name$|^ping$|^target$|action$|^background$/.test(name)) return [`${name}=`];
      if (name !== 'href' && name !== 'src') return [];
      const { protocol, host } = new URL(value, 'https://site.example/page');
      const isForeignScheme = !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
      const isHidden = value.startsWith('//') && host !== 'site.example';
      return isForeignScheme || isHidden ? [`${name}=${value}`] : [];
    }),
  ]);
}

it('PL-048 the corpus has at least 80 different attack strings', () => {
  expect(ATTACK_STRINGS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(ATTACK_STRINGS).size).toBe(ATTACK_STRINGS.length);
  expect(ATTACK_STRINGS.filter((attack) => faultsOf(attack).length > 0).length).toBeGreaterThan(75);
});

it.each(ATTACK_STRINGS)('PL-048 AP-020 removes scripts, handlers and foreign frames from %j', (attack) => {
  for (const html of [
    attack,
    `<p>Before ${attack} after</p>`,
    `<a href="/x" title="${attack}">x</a>`,
    `<ul><li>${attack}${attack}</li></ul>`,
  ]) {
    expect(faultsOf(cleanHtml(html))).toEqual([]);
    expect(faultsOf(cleanHtml(cleanHtml(html)))).toEqual([]);
  }
});

it.each(ATTACK_STRINGS)('PL-048 plain text of %j has no tag', (attack) => {
  for (const clean of [cleanText, cleanComments]) {
    const words = clean(`Nice car. ${attack}`);
    expect(new DOMParser().parseFromString(words, 'text/html').querySelectorAll('body *')).toHaveLength(0);
    expect(words).toContain('Nice car.');
  }
});

it('PL-048 removes markup escaped in many layers in a time that grows with its length, not with its square', () => {
  const millisecondsFor = (layers: number) => {
    // Different texts, because results are cached.
    const runs = Array.from({ length: 5 }, (_each, run) => {
      const text = `${run} &${'amp;'.repeat(layers)}lt;script&gt;`;
      const start = performance.now();
      expect(cleanText(text)).not.toContain('<');
      return performance.now() - start;
    });
    return Math.min(...runs);
  };
  // Sixteen times the length: 256 times the work where it grows with the square.
  expect(millisecondsFor(64_000) / millisecondsFor(4000)).toBeLessThan(100);
});

it('PL-048 preserves the allowed HTML of pages', () => {
  const page =
    '<h2>Title</h2><p>A <strong>bold</strong> <a href="/contact">link</a> &amp; more.</p><ul><li>one</li></ul><table><tbody><tr><th scope="row">x</th><td>1</td></tr></tbody></table>';
  expect(cleanHtml(page)).toBe(page);
  expect(cleanHtml('<a href="https://maker.example/x">x</a>')).toBe('<a href="https://maker.example/x" rel="nofollow noopener">x</a>');
  expect(cleanHtml('<img src="/images/w_640,q_75/cars/a/1/side.webp" alt="A car" width="640" height="360">')).toContain(
    'src="/images/w_640,q_75/',
  );
});

it('PL-048 CO-094 converts the markup of feeds to paragraphs and preserves special characters', () => {
  expect(cleanComments('<p>One owner.</p><p>Books &amp; keys<br>Towed < 500 kg</p>')).toBe('One owner.|Books & keys|Towed < 500 kg');
  expect(cleanText('5 > 3 & "quotes" stay, it’s fine')).toBe('5 > 3 & "quotes" stay, it’s fine');
});
