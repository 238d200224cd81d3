import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

/** Allowed HTML of pages, offers and articles: structure and text, nothing that runs or embeds (PL-048). */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'img'],
    ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'span', 'div', 'section'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'title',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
    'template',
  ],
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { rel: _rel, ...attributes }) => ({
      tagName,
      attribs: /^https?:/i.test(attributes.href ?? '') ? { ...attributes, rel: 'nofollow noopener' } : attributes,
    }),
  },
};
const TEXT_ONLY: sanitizeHtml.IOptions = { ...RULES, allowedTags: [], allowedAttributes: {}, transformTags: {} };

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const decoded = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] as string);

/** Cached results: content is read more often than written. */
const MAX_CACHED = 2000;
const MAX_CACHED_LENGTH = 64 * 1024;
function cached(clean: (text: string) => string): (text: string) => string {
  const cache = new LRUCache<string, string>({ max: MAX_CACHED, memoMethod: clean });
  return (text) => (text.length > MAX_CACHED_LENGTH ? clean(text) : cache.memo(text));
}

/** HTML without scripts, handlers, frames, forms, styles and ids; links to other sites are marked (PL-048). */
export const cleanHtml = cached((html) => sanitizeHtml(html, RULES));

/** Markup that is escaped more often is an attack on processing time. */
const MAX_LAYERS = 8;

/** The text content of a text that may contain markup, escaped markup included. */
export const cleanText = cached((text) => {
  // Most texts of a feed have no markup.
  if (!/[<&]/.test(text)) return text.trim();
  let content = text;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const inside = decoded(sanitizeHtml(content, TEXT_ONLY));
    if (inside === content) return content.trim();
    content = inside;
  }
  return content.replaceAll(/[<>&]/g, '').trim();
});

const BLOCK_END = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi;

/** A dealer's comments as plain text; blocks of HTML become paragraphs separated by '|' (CO-094, PL-048). */
export const cleanComments = (comments: string) =>
  !/[<&]/.test(comments)
    ? comments
    : cleanText(comments.replaceAll(BLOCK_END, '|'))
        .split('|')
        .map((paragraph) => paragraph.trim())
        .filter(Boolean)
        .join('|');
