import sanitizeHtml from 'sanitize-html';
import { LeastRecentlyUsed } from '../../engines/search-engine/LeastRecentlyUsed';

/** What a page, an offer or an article may be made of: structure and words, no way to run or embed anything (PL-048). */
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
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'iframe', 'noembed', 'noframes', 'plaintext', 'template'],
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
const WORDS_ONLY: sanitizeHtml.IOptions = { ...RULES, allowedTags: [], allowedAttributes: {}, transformTags: {} };

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const decoded = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] as string);

/** Texts that were cleaned already: content is written seldom and read often. */
const KEPT = 2000;
const LONGEST_KEPT = 64 * 1024;
function remembering(clean: (text: string) => string): (text: string) => string {
  const cleaned = new LeastRecentlyUsed<string>(KEPT);
  return (text) => (text.length > LONGEST_KEPT ? clean(text) : cleaned.getOrMake(text, () => clean(text)));
}

/** HTML without scripts, handlers, frames, forms, styles and ids; links to other sites are marked (PL-048). */
export const cleanHtml = remembering((html) => sanitizeHtml(html, RULES));

/** Markup that is escaped more often than this is made to exhaust us. */
const MOST_LAYERS = 8;

/** The words of a text that may hold markup, for places that show plain text: no tag is left, however it was hidden. */
export const cleanText = remembering((text) => {
  // Most texts are words already, and a feed brings very many of them.
  if (!/[<&]/.test(text)) return text.trim();
  let words = text;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const inside = decoded(sanitizeHtml(words, WORDS_ONLY));
    if (inside === words) return words.trim();
    words = inside;
  }
  return words.replaceAll(/[<>&]/g, '').trim();
});

const BLOCK_END = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi;

/** A dealer's comments as words in paragraphs: markup of feeds becomes the pipe that splits them (CO-094, PL-048). */
export const cleanComments = (comments: string) =>
  !/[<&]/.test(comments)
    ? comments
    : cleanText(comments.replaceAll(BLOCK_END, '|'))
    .split('|')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join('|');
