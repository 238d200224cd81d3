import type { Page } from '@playwright/test';

/** What translators and extensions do to a page. */
export const FOREIGN_CHANGES = ['other words', 'words in <font>', 'foreign elements'] as const;
export type ForeignChange = (typeof FOREIGN_CHANGES)[number];

/** Changes the whole page. Words are reversed, so that they are never those of the site. */
export const change = (page: Page, kind: ForeignChange): Promise<void> =>
  page.evaluate((applied) => {
    const NOT_READ = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TEXTAREA', 'OPTION'];
    const reversed = (text: string) => [...text].reverse().join('');
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !NOT_READ.includes(text.parentElement?.nodeName ?? '')) texts.push(text);
    }
    const foreign = (name: string) => {
      const element = document.createElement(name);
      element.setAttribute('data-foreign', '');
      return element;
    };
    document.documentElement.setAttribute('class', 'translated-ltr');
    if (applied === 'other words') for (const text of texts) text.data = reversed(text.data);
    if (applied === 'words in <font>')
      for (const text of texts.filter(({ parentElement }) => parentElement?.nodeName !== 'TITLE')) {
        const font = document.createElement('font');
        font.appendChild(document.createElement('font')).textContent = reversed(text.data);
        text.replaceWith(font);
      }
    if (applied !== 'foreign elements') return;
    document.head.prepend(foreign('link'));
    document.head.append(foreign('meta'));
    document.body.prepend(foreign('div'));
    document.body.append(foreign('aside'));
    for (const element of document.querySelectorAll('#root, #root *:not(svg, svg *, select, select *, picture *)')) {
      element.setAttribute('data-seen', '');
      if (element.childElementCount > 0) element.prepend(foreign('span'));
      for (const child of element.querySelectorAll(':scope > :nth-child(odd)')) child.after(foreign('i'));
    }
    for (const input of document.querySelectorAll('input, textarea')) input.setAttribute('spellcheck', 'false');
  }, kind);

/** Records each moment at which the header, the content or the footer displays less than half of what it did at the first call. */
export const watchVanishing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sizes = () =>
      ['header', 'main', 'footer'].map((name) =>
        [...document.querySelectorAll(name)].reduce((sum, each) => sum + (each.textContent?.length ?? 0), 0),
      );
    const before = sizes();
    const vanished: string[] = [];
    Object.assign(window, { vanished });
    // Called before what changed is painted.
    new MutationObserver(() => {
      const now = sizes();
      if (now.some((size, index) => size < (before[index] as number) / 2)) vanished.push(`${before.join(' ')} became ${now.join(' ')}`);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

export const vanished = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { vanished: string[] }).vanished);
