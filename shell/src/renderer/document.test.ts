/** @jest-environment jsdom */
import { aSite } from '@forecourt/shared-contracts/testing';
import { themeCss } from '@forecourt/shared-ui/theme';
import type { PageHead } from '../app/document-head/pageHead';
import { STATE_ELEMENT, type PageState } from '../app/hydration/pageState';
import { renderDocument, splitHints } from './document';
import { scriptJson } from './scriptJson';

const ATTACK = '</script><!--<script>alert(1)</script>"\'><img src=x onerror=alert(1)>&amp;\u2028\u2029';
const FILES = {
  styles: [{ path: '/_shell/shell.css', integrity: 'sha384-style' }],
  scripts: [{ path: '/_shell/shell.js', integrity: 'sha384-shell' }],
  preloads: [{ path: '/_remotes/mf-search/assets/entry.js', integrity: 'sha384-entry' }],
  fonts: { archivo: '/_shell/archivo.1.woff2', sora: '/_shell/sora.1.woff2' },
};

const aHead = (over: Partial<PageHead> = {}): PageHead => ({
  title: 'Used cars | Harbour Motors',
  description: 'Cars in Perth',
  canonical: 'https://harbour-motors.example/search',
  robots: null,
  image: 'https://harbour-motors.example/images/car.jpg',
  jsonLd: [],
  status: 200,
  ...over,
});
const aState = (over: Partial<PageState> = {}) =>
  ({
    site: aSite(),
    composition: { revision: 1, remotes: {} },
    now: '2026-03-02T02:00:00.000Z',
    page: { kind: 'not-found' },
    slotData: {},
    store: {},
    ...over,
  }) as PageState;

/** Site and state as the renderer gives them. */
const withState = (state: PageState) => ({ site: state.site, stateJson: scriptJson(state) });

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const contentOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');

it('PL-041 page data cannot close its script element and is parsed unchanged', () => {
  const state = aState({ page: { kind: 'ready', data: { comment: ATTACK } }, slotData: { [`reviews:${ATTACK}`]: ATTACK } });
  const page = parsed(renderDocument(aHead({ jsonLd: [{ '@type': 'Car', name: ATTACK }] }), FILES, '<main>hello</main>', withState(state)));

  expect(page.querySelectorAll('script')).toHaveLength(3);
  expect(page.querySelectorAll('img')).toHaveLength(0);
  expect(JSON.parse(page.getElementById(STATE_ELEMENT)?.textContent ?? '')).toEqual(state);
  expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({ '@type': 'Car', name: ATTACK });
});

it('PL-041 texts of a page are escaped in attributes and title', () => {
  const head = aHead({
    title: ATTACK,
    description: ATTACK,
    canonical: `https://harbour-motors.example/${ATTACK}`,
    robots: ATTACK,
    image: ATTACK,
  });
  const page = parsed(renderDocument(head, FILES, '', withState(aState())));

  expect(page.title).toBe(ATTACK.replaceAll(/[\t\n\f\r ]+/g, ' '));
  expect(contentOf(page, 'meta[name="description"]')).toBe(ATTACK);
  expect(contentOf(page, 'meta[name="robots"]')).toBe(ATTACK);
  expect(contentOf(page, 'meta[property="og:image"]')).toBe(ATTACK);
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(head.canonical);
  expect(page.querySelectorAll('script')).toHaveLength(2);
});

it('PL-041 has no script in the page itself, only data, and no style but the theme', () => {
  const page = parsed(renderDocument(aHead({ jsonLd: [{ '@type': 'Car' }] }), FILES, '<main></main>', withState(aState())));
  const inline = [...page.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type'));
  expect(inline.toSorted()).toEqual(['application/json', 'application/ld+json']);
  expect([...page.querySelectorAll('style')].map((style) => style.textContent)).toEqual([themeCss(aSite().theme)]);
});

it('PL-042 PL-050 names every file with its hash in the head', () => {
  const page = parsed(renderDocument(aHead(), FILES, '<main></main>', withState(aState())));
  const named = [...page.head.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="preload"]')].map((element) => [
    element.getAttribute('src') ?? element.getAttribute('href'),
    element.getAttribute('integrity'),
    element.getAttribute('crossorigin'),
  ]);
  expect(named).toEqual([
    ['/_shell/shell.css', 'sha384-style', 'anonymous'],
    ['/_shell/shell.js', 'sha384-shell', 'anonymous'],
    ['/_remotes/mf-search/assets/entry.js', 'sha384-entry', 'anonymous'],
  ]);
  expect(page.querySelector('script[src]')?.hasAttribute('defer')).toBe(true);
});

it('PL-053 what the first view displays loads before the scripts of the remotes', () => {
  const page = parsed(renderDocument(aHead(), FILES, '<main></main>', withState(aState())));
  expect(page.querySelector('link[href="/_remotes/mf-search/assets/entry.js"]')?.getAttribute('fetchpriority')).toBe('low');
});

it('inlines a stylesheet whose text is available, in its position among the others', () => {
  const text = '@layer remotes{.a{color:red}@media (width<600px){.a{color:blue}}}';
  const styles = [
    ...FILES.styles,
    { path: '/_remotes/mf-search/assets/a.css', integrity: 'sha384-a', text },
    { path: '/_shell/later.css', integrity: 'sha384-b' },
  ];
  const page = parsed(renderDocument(aHead(), { ...FILES, styles }, '<main></main>', withState(aState())));
  const stylesheets = [...page.head.querySelectorAll('link[rel="stylesheet"], style')].slice(1);

  expect(stylesheets.map((sheet) => sheet.getAttribute('href') ?? sheet.getAttribute('data-href'))).toEqual(styles.map(({ path }) => path));
  expect(stylesheets[1]?.textContent).toBe(text);
});

it("PL-050 names the font file of the tenant's heading face, and no other, after the styles that the first view waits for", () => {
  const site = aSite({ theme: { headingFont: 'sora' } });
  const html = renderDocument(aHead(), FILES, '<main></main>', withState(aState({ site })));
  const page = parsed(html);
  const [hint, ...others] = page.querySelectorAll('link[as="font"]');
  expect([hint?.getAttribute('href'), hint?.getAttribute('type'), hint?.getAttribute('crossorigin')]).toEqual([
    '/_shell/sora.1.woff2',
    'font/woff2',
    'anonymous',
  ]);
  expect(others).toEqual([]);
  expect(html.indexOf('as="font"')).toBeGreaterThan(html.indexOf('rel="stylesheet"'));
  expect(page.querySelector('style')?.textContent).toBe(themeCss(site.theme, FILES.fonts));
  expect(html).not.toContain('archivo');

  expect(parsed(renderDocument(aHead(), FILES, '', withState(aState()))).querySelector('link[as="font"]')).toBeNull();
});

it('PL-005 fixes the order of the layers before the first file of styles', () => {
  const html = renderDocument(aHead(), FILES, '<main></main>', withState(aState()));
  expect(html.indexOf('<style>@layer ')).toBeGreaterThan(0);
  expect(html.indexOf('<style>@layer ')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

it('PL-058 has canonical, OpenGraph and Twitter card, and omits what a page does not set', () => {
  const page = parsed(renderDocument(aHead(), FILES, '', withState(aState())));
  expect(page.title).toBe('Used cars | Harbour Motors');
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://harbour-motors.example/search');
  expect(contentOf(page, 'meta[property="og:url"]')).toBe('https://harbour-motors.example/search');
  expect(contentOf(page, 'meta[property="og:title"]')).toBe('Used cars | Harbour Motors');
  expect(contentOf(page, 'meta[property="og:description"]')).toBe('Cars in Perth');
  expect(contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');

  const bare = parsed(renderDocument(aHead({ canonical: null, image: null, robots: 'noindex' }), FILES, '', withState(aState())));
  expect(
    bare.querySelector('link[rel="canonical"], meta[property="og:url"], meta[property="og:image"], meta[name="twitter:card"]'),
  ).toBeNull();
  expect(contentOf(bare, 'meta[name="robots"]')).toBe('noindex');
});

it('moves the preload hints for images into the head', () => {
  const hint = '<link rel="preload" as="image" href="/images/car.jpg"/>';
  expect(splitHints(`${hint}${hint}<main>${hint}</main>`)).toEqual({ hints: `${hint}${hint}`, content: `<main>${hint}</main>` });
  expect(splitHints('<main></main>')).toEqual({ hints: '', content: '<main></main>' });

  const page = parsed(renderDocument(aHead(), FILES, `${hint}<main>hello</main>`, withState(aState())));
  expect(page.head.querySelector('link[as="image"]')).not.toBeNull();
  expect(page.getElementById('root')?.innerHTML).toBe('<main>hello</main>');
});

it('PL-081 a page of a demonstration states it in its last line, and no other page does', () => {
  const text = (isDemonstration: boolean) =>
    parsed(renderDocument(aHead(), FILES, '<main>hello</main>', { ...withState(aState()), isDemonstration })).body.textContent ?? '';
  expect(text(true)).toContain('This is a demonstration: cars and dealers are invented, payments are tests, and nothing is sent.');
  expect(text(false)).not.toContain('demonstration');
});

it('PL-099 a page of a preview says what it is, until when in the time of the dealer, and leads out', () => {
  const bar = (previewUntil?: string) =>
    parsed(renderDocument(aHead(), FILES, '<main>hello</main>', { ...withState(aState()), previewUntil })).querySelector('aside');
  expect(bar('2026-12-01T02:00:00.000Z')?.textContent).toMatch(
    /^Preview until 1 Dec 2026, \d{1,2}:00.[ap]m: drafts and what is not published yet are on this site\. Leave the preview$/,
  );
  expect(bar('2026-12-01T02:00:00.000Z')?.querySelector('a')?.getAttribute('href')).toBe('/api/preview/end');
  expect(bar()).toBeNull();
});
