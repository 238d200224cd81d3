import { fontFileOf, themeCss, type FontFiles } from '@forecourt/shared-ui/theme';
import { ROOT_ELEMENT, STATE_ELEMENT, type PageState } from '../app/hydration/pageState';
import type { PageHead } from '../app/document-head/pageHead';
import type { PageStyle } from './inlineStyles';
import type { ShellFile } from './protocol';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** JSON that may stand inside a script element: it can neither close it nor open a comment. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

interface PageFiles {
  styles: PageStyle[];
  /** Run by the browser itself, in this order. */
  scripts: ShellFile[];
  /** Fetched at once and run when the federation runtime asks for them (PL-050). */
  preloads: ShellFile[];
  /** Faces that the site serves; a page names its tenant's only. */
  fonts: FontFiles;
}

const checked = ({ path, integrity }: ShellFile, name: 'href' | 'src') => `${name}="${escaped(path)}" integrity="${integrity}" crossorigin="anonymous"`;

/** The address tells the remote's code that the sheet is there, see SubresourceIntegrityPlugin. */
const styleTag = (style: PageStyle) =>
  style.text === undefined ? `<link rel="stylesheet" ${checked(style, 'href')}>` : `<style data-href="${escaped(style.path)}">${style.text}</style>`;

function metaTags({ title, description, canonical, robots, image }: PageHead): string {
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    '<meta property="og:type" content="website">',
  ];
  if (robots) tags.push(`<meta name="robots" content="${escaped(robots)}">`);
  if (canonical) tags.push(`<link rel="canonical" href="${escaped(canonical)}">`, `<meta property="og:url" content="${escaped(canonical)}">`);
  if (image) tags.push(`<meta property="og:image" content="${escaped(image)}">`, '<meta name="twitter:card" content="summary_large_image">');
  return tags.join('');
}

/** React puts hints for pictures in front of what it renders; they belong in the head. */
export function splitHints(html: string): { hints: string; content: string } {
  const hints = /^(?:<link rel="preload"[^>]*>)+/.exec(html)?.[0] ?? '';
  return { hints, content: html.slice(hints.length) };
}

/** The whole HTML of a page: it names every script and style that the first view needs. */
export function documentOf(head: PageHead, files: PageFiles, html: string, state: PageState): string {
  const { hints, content } = splitHints(html);
  const font = fontFileOf(state.site.theme, files.fonts);
  const jsonLd = head.jsonLd.map((each) => `<script type="application/ld+json">${scriptJson(each)}</script>`).join('');
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    metaTags(head),
    '<link rel="icon" type="image/svg+xml" href="/_forecourt/icon.svg">',
    `<style>${themeCss(state.site.theme, files.fonts)}</style>`,
    // A browser asks in this order, and nothing shows before the styles are there (PL-053).
    ...files.styles.map(styleTag),
    hints,
    font ? `<link rel="preload" as="font" type="font/woff2" href="${escaped(font)}" crossorigin="anonymous">` : '',
    ...files.scripts.map((file) => `<script defer ${checked(file, 'src')}></script>`),
    ...files.preloads.map((file) => `<link rel="preload" as="script" ${checked(file, 'href')}>`),
    jsonLd,
    `</head><body><div id="${ROOT_ELEMENT}">`,
    content,
    `</div><script type="application/json" id="${STATE_ELEMENT}">${scriptJson(state)}</script></body></html>`,
  ].join('');
}
