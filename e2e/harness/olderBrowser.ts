import type { BrowserContext, Route } from '@playwright/test';

/** Removes what came to browsers after Safari 16.4, or was never there; what a native popover does by its attribute is stopped. */
function removeNewerFunctions(): void {
  const newer: readonly [holder: object, names: readonly string[]][] = [
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [Promise, ['try', 'withResolvers']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Set.prototype, ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Element.prototype, ['moveBefore', 'setHTML']],
    [HTMLElement.prototype, ['popover', 'hidePopover', 'showPopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['command', 'commandForElement', 'popoverTargetAction', 'popoverTargetElement']],
    [Document.prototype, ['startViewTransition']],
    [globalThis, ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler', 'ToggleEvent', 'trustedTypes']],
  ];
  for (const [holder, names] of newer) for (const name of names) Reflect.deleteProperty(holder, name);
  const stopNative = (event: Event) => {
    if (!event.isTrusted || !(event.target as Element).hasAttribute('popover')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of ['beforetoggle', 'toggle']) document.addEventListener(name, stopNative, true);
}

/** CSS of after Safari 16.4, by names that no browser knows. Browsers without popovers display the element. */
const withoutNewerCss = (css: string) =>
  css.replaceAll(/light-dark\(|(?<!\\):popover-open|anchor-name|position-area|::details-content|field-sizing|interpolate-size/g, (name) =>
    name.startsWith(':') ? name.replace(/:(?=[a-z])/, ':unknown-') : `unknown-${name}`,
  );

const POPOVERS_DISPLAYED = '@layer reset{[popover]{display:block}}';

/** Rewrites stylesheets, those within pages too, by `change`. */
async function rewriteStyles(context: BrowserContext, change: (css: string) => string): Promise<void> {
  const rewrite = async (route: Route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    // Node knows no names under localhost.
    const url = new URL(route.request().url());
    const { host } = url;
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers: { ...(await route.request().allHeaders()), host }, maxRedirects: 0 });
    const text = await response.text();
    const isPage = (response.headers()['content-type'] ?? '').includes('text/html');
    const withoutHash = (link: string) => link.replace(/ integrity="[^"]*"/, '');
    const changePage = () =>
      text
        .replaceAll(/(<style[^>]*>)([^<]*)/g, (_match, tag: string, css: string) => tag + change(css))
        .replaceAll(/<link [^>]*\.css"[^>]*>/g, withoutHash);
    const body = isPage ? changePage() : change(text);
    return route.fulfill({ response, body });
  };
  // The hash of a stylesheet is that of its first text.
  await context.addInitScript(() => Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { set(_hash: string) {} }));
  await context.route('**/*', rewrite);
}

/** Settings of a context in which pages may be rewritten: their policy has the hash of each style. */
export const REWRITTEN = { bypassCSP: true } as const;

/** Makes of a context with `REWRITTEN` a browser of about Safari 16.4. */
export async function asOlderBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(removeNewerFunctions);
  await rewriteStyles(context, (css) => withoutNewerCss(css) + POPOVERS_DISPLAYED);
}

/** Makes of a context with `REWRITTEN` a browser below the supported ones: no script of the site runs. */
export async function asUnsupportedBrowser(context: BrowserContext): Promise<void> {
  await rewriteStyles(context, (css) => withoutNewerCss(css).replaceAll('1lh', '1unknown'));
  await context.route('**/*.js', (route) => route.abort());
}

/** Lets a context refuse storage and locks, as a browser does that blocks all cookies. */
export const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });
    navigator.locks.request = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
