import { dealershipKindOf } from '../dealershipKind';
import type { DemoItems, DemoSite } from './demoItem';
import { PAGE_TEXTS } from './pageTexts';
import { htmlOf } from './paragraphs';

/** The content pages of a demonstration site (AP-020). */
export function demoPages({ site }: DemoSite): DemoItems<'page'> {
  return PAGE_TEXTS[dealershipKindOf(site)].map(({ path, title, lines, sections = [] }, position) => ({
    slug: path,
    position,
    document: { title, html: htmlOf(lines.map((line) => line.replaceAll('{site}', site.name))), sections: [...sections] },
  }));
}
