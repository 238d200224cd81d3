import { decodeEntities } from './decodeEntities';
import { safeAddress } from './safeAddress';

const BLOCKS = ['h2', 'h3', 'p', 'ul', 'ol', 'li'] as const;
const INLINES = ['strong', 'em', 'a'] as const;
type ContentTag = (typeof BLOCKS)[number] | (typeof INLINES)[number];

/** A piece of tenant content: text, or one of the allowed elements. Only links carry an address. */
export type ContentNode = string | ContentElement;
interface ContentElement {
  tag: ContentTag;
  href: string | null;
  children: ContentNode[];
}

/** Elements whose inside is no text for readers either. */
const SILENT = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'select',
  'title',
  'svg',
  'math',
  'xmp',
  'plaintext',
  'audio',
  'video',
]);

/** Deeper elements are replaced by their text, so that no document can exhaust the stack. */
const MAX_DEPTH = 20;

const MARKUP = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const HREF = /(?:^|[\s/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const isBlock = (tag: string) => (BLOCKS as readonly string[]).includes(tag);
const isInline = (tag: string) => (INLINES as readonly string[]).includes(tag);
const isList = (tag: string | undefined) => tag === 'ul' || tag === 'ol';

/** End of the content of an element that is dropped with its content; an unclosed one extends to the end. */
function endOfSilent(html: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}[^>]*>`, 'gi');
  close.lastIndex = from;
  return close.exec(html) ? close.lastIndex : html.length;
}

/** Builds a tree whose nesting browsers accept as it is, so that server and browser agree on it. */
class ContentTree {
  readonly root: ContentNode[] = [];
  private readonly open: ContentElement[] = [];

  private get current() {
    return this.open.at(-1);
  }

  text(raw: string): void {
    if (isList(this.current?.tag) || (raw.trim() === '' && !this.current)) return;
    if (raw !== '') (this.current?.children ?? this.root).push(decodeEntities(raw));
  }

  start(tag: ContentTag, attributes: string): void {
    if (isBlock(tag)) this.makeRoomFor(tag);
    if (tag === 'li' && !isList(this.current?.tag)) return;
    if (isInline(tag) && isList(this.current?.tag)) return;
    if (this.open.length >= MAX_DEPTH) return;

    let href: string | null = null;
    if (tag === 'a') {
      if (this.open.some((each) => each.tag === 'a')) this.end('a');
      const found = HREF.exec(attributes);
      href = safeAddress(decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? ''));
      if (href === null) return;
    }
    const element: ContentElement = { tag, href, children: [] };
    (this.current?.children ?? this.root).push(element);
    this.open.push(element);
  }

  end(tag: string): void {
    const at = this.open.findLastIndex((each) => each.tag === tag);
    if (at === -1) return;
    const crossesBlock = isInline(tag) && this.open.slice(at + 1).some((each) => isBlock(each.tag));
    if (!crossesBlock) this.open.length = at;
  }

  /** A list item belongs to the nearest list; any other block to the nearest item, or to the page. */
  private makeRoomFor(tag: string): void {
    const parent = this.open.findLastIndex((each) => (tag === 'li' ? isList(each.tag) : each.tag === 'li'));
    if (tag === 'li' && parent === -1) return;
    const stray = this.open.slice(parent + 1).some((each) => isList(each.tag));
    this.open.length = tag !== 'li' && stray ? 0 : parent + 1;
  }
}

/**
 * Reads tenant content written in simple HTML. Nothing but h2, h3, p, ul, ol, li, strong, em and links to this site
 * or to https addresses is returned; other elements are replaced by their text, scripts and frames dropped with their content.
 */
export function parseContent(html: string): ContentNode[] {
  const tree = new ContentTree();
  const markup = new RegExp(MARKUP);
  let at = 0;
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    tree.text(html.slice(at, match.index));
    at = markup.lastIndex;
    const [, slash, name, attributes = ''] = match;
    const tag = name?.toLowerCase();
    if (tag === undefined) continue;
    if (SILENT.has(tag)) {
      if (slash === '') at = markup.lastIndex = endOfSilent(html, tag, at);
    } else if (isBlock(tag) || isInline(tag)) {
      if (slash === '') tree.start(tag as ContentTag, attributes);
      else tree.end(tag);
    }
  }
  tree.text(html.slice(at));
  return tree.root;
}
