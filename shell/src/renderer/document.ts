import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFileOf, themeCss, type FontFiles } from '@forecourt/shared-ui/theme';
import { ROOT_ELEMENT, STATE_ELEMENT, type PageState } from '../app/hydration/pageState';
import { HeadTags } from '../app/document-head/HeadTags';
import type { PageHead } from '../app/document-head/pageHead';
import { escapeHtml } from './escapeHtml';
import { scriptJson } from './scriptJson';
import type { PageStyle } from './inlineStyles';
import type { ShellFile } from '../registry/shellRelease';

interface PageFiles {
  styles: PageStyle[];
  /** Executed by the browser in this order. */
  scripts: ShellFile[];
  /** Fetched at once and executed when the federation runtime needs them. */
  preloads: ShellFile[];
  /** Heading fonts of all tenants; a page preloads its tenant's only. */
  fonts: FontFiles;
}

const withIntegrity = ({ path, integrity }: ShellFile, name: 'href' | 'src') =>
  `${name}="${escapeHtml(path)}" integrity="${integrity}" crossorigin="anonymous"`;

/** By `data-href` the remote's code finds that the stylesheet is loaded, see SubresourceIntegrityPlugin. */
const styleTag = (style: PageStyle) =>
  style.text === undefined
    ? `<link rel="stylesheet" ${withIntegrity(style, 'href')}>`
    : `<style data-href="${escapeHtml(style.path)}">${style.text}</style>`;

/** Separates the preload hints for images, which React writes in front of its HTML; they belong in the head. */
export function splitHints(html: string): { hints: string; content: string } {
  const hints = /^(?:<link rel="preload"[^>]*>)+/.exec(html)?.[0] ?? '';
  return { hints, content: html.slice(hints.length) };
}

interface DocumentOptions {
  site: PageState['site'];
  /** The page's PageState, as `scriptJson` writes it. */
  stateJson: string;
  isDemonstration?: boolean;
  /** The end of the preview in which the page is seen, ISO 8601. */
  previewUntil?: string;
}

/** The last line of each page of a demonstration, in a landmark as all content of a page. */
const DEMONSTRATION =
  '<aside aria-label="Demonstration" style="padding:1rem;text-align:center;font-size:.875rem">This is a demonstration: cars and dealers are invented, payments are tests, and nothing is sent.</aside>';

/** The bar of a preview: what is seen, until when, and the way out. */
const previewBar = (until: string, { switches: { openingHoursTimeZone: timeZone } }: PageState['site']) => {
  const end = new Intl.DateTimeFormat('en-AU', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(until));
  return `<aside aria-label="Preview" style="padding:.75rem 1rem;text-align:center;background:#1d1d1f;color:#fff;font-size:.875rem">Preview until ${escapeHtml(end)}: drafts and what is not published yet are on this site. <a href="/api/preview/end" style="color:#fff">Leave the preview</a></aside>`;
};

/** The HTML document of a page, with every script and style that the first view needs. */
export function renderDocument(
  head: PageHead,
  files: PageFiles,
  html: string,
  { site, stateJson, isDemonstration = false, previewUntil }: DocumentOptions,
): string {
  const { hints, content } = splitHints(html);
  const font = fontFileOf(site.theme, files.fonts);
  const jsonLd = head.jsonLd.map((each) => `<script type="application/ld+json">${scriptJson(each)}</script>`).join('');
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    renderToStaticMarkup(createElement(HeadTags, head)),
    '<link rel="icon" type="image/svg+xml" href="/_forecourt/icon.svg">',
    `<style>${themeCss(site.theme, files.fonts)}</style>`,
    // Browsers fetch in this order, and nothing paints before the styles have loaded.
    ...files.styles.map(styleTag),
    hints,
    font ? `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin="anonymous">` : '',
    ...files.scripts.map((file) => `<script defer ${withIntegrity(file, 'src')}></script>`),
    // With the priority of the deferred scripts, which run first: what the first view displays comes before all of them.
    ...files.preloads.map((file) => `<link rel="preload" as="script" ${withIntegrity(file, 'href')} fetchpriority="low">`),
    jsonLd,
    '</head><body>',
    previewUntil === undefined ? '' : previewBar(previewUntil, site),
    `<div id="${ROOT_ELEMENT}">`,
    content,
    '</div>',
    isDemonstration ? DEMONSTRATION : '',
    `<script type="application/json" id="${STATE_ELEMENT}">${stateJson}</script></body></html>`,
  ].join('');
}
