import type { BrowserContext } from '@playwright/test';

/**
 * Lets `fill` type as Firefox does. Playwright sets the value by a script of the page, so that React takes it for its own and no event says
 * that the visitor has entered something.
 */
export const typeByEditing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        const { activeElement } = document;
        // Playwright goes on in the frame that it gets.
        if (activeElement instanceof HTMLIFrameElement) return activeElement;
        document.execCommand('insertText', false, text);
      },
      set() {
        // Playwright's own comes later.
      },
    });
  });
