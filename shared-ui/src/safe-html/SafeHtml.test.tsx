import { renderOnPlatform } from '../testing';
import { SafeHtml } from './SafeHtml';

/** The router marks its own links; that mark is not of interest here. */
const rendered = (html: string) => renderOnPlatform(<SafeHtml html={html} />).container.innerHTML.replaceAll(' data-discover="true"', '');

describe('SafeHtml', () => {
  it('NA-052 shows headings, paragraphs, lists, emphasis and links', () => {
    const html =
      '<h2>Us</h2><p>Since <strong>1989</strong> &amp; <em>proud</em>.</p><ul><li>One</li><li><a href="/contact">Two</a></li></ul><ol><li>Three</li></ol>';
    expect(rendered(html)).toBe(html);
  });

  it('NA-052 links to https addresses and replaces other links by their text', () => {
    expect(rendered('<p><a href="https://example.com/a?b=1">out</a> <a href="ftp://example.com">file</a></p>')).toBe(
      '<p><a href="https://example.com/a?b=1" rel="noopener">out</a> file</p>',
    );
  });

  it.each([
    ['script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['script in capitals', '<SCRIPT SRC=//evil.example></SCRIPT><p>x</p>', '<p>x</p>'],
    ['script that never ends', '<p>a<script>alert(1)', '<p>a</p>'],
    ['script inside a comment end', '<!-- <p>no</p> --><p>x</p>', '<p>x</p>'],
    ['comment that never ends', '<p>x</p><!-- <img src=x onerror=alert(1)>', '<p>x</p>'],
    ['handler', '<p onclick="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
    ['image with handler', '<img src=x onerror=alert(1)>x', 'x'],
    ['svg', '<svg onload=alert(1)><a href="/x">y</a></svg>z', 'z'],
    ['math', '<math><mtext><script>alert(1)</script></mtext></math>z', 'z'],
    ['frame', '<iframe src="https://evil.example">x</iframe>z', 'z'],
    ['object', '<object data="data:text/html,x">x</object>z', 'z'],
    ['style', '<style>*{display:none}</style>z', 'z'],
    ['form', '<form action=//evil.example><input name=a><button>go</button></form>', 'go'],
    ['template', '<template><script>1</script></template>z', 'z'],
    ['unfinished tag', '<p>x</p><img src=x onerror=alert(1)', '<p>x</p>&lt;img src=x onerror=alert(1)'],
    ['split tag', '<scr<script></script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['quoted end of tag', '<a title=">" href="javascript:alert(1)">x</a>', 'x'],
    ['escaped markup', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('PL-048 makes text of an attack: %s', (_what, html, expected) => {
    expect(rendered(html)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript&colon;alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/&#9;/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'contact',
    '',
  ])('PL-048 makes no link to %j', (href) => {
    expect(rendered(`<p><a href="${href}">x</a></p>`)).toBe('<p>x</p>');
  });

  it.each([
    ['a heading inside a paragraph', '<p>a<h2>b</h2>c</p>', '<p>a</p><h2>b</h2>c'],
    ['an item outside a list', '<li>a</li><p>b</p>', 'a<p>b</p>'],
    ['items left open', '<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['text between items', '<ul>\n<li>a</li> stray </ul>', '<ul><li>a</li></ul>'],
    ['a list inside an item', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['a link inside a link', '<p><a href="/a">a<a href="/b">b</a></a></p>', '<p><a href="/a">a</a><a href="/b">b</a></p>'],
    ['a paragraph inside emphasis', '<strong>a<p>b</p></strong>', '<strong>a</strong><p>b</p>'],
    ['a foreign element', '<div><p>a</p></div><table><tr><td>b</td></tr></table>', '<p>a</p>b'],
  ])('PL-028 nests as browsers do: %s', (_what, html, expected) => {
    expect(rendered(html)).toBe(expected);
  });

  it('PL-048 survives a document that nests without end', () => {
    expect(rendered('<em>'.repeat(50_000) + 'x')).toContain('x');
  });
});
