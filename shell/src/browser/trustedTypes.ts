interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string; createHTML(html: string): string }): unknown;
}

/**
 * Creates the default policy of Trusted Types: script URLs are restricted to files of the shell and of remotes on the
 * site's own origin, and HTML from strings is refused.
 */
export function installTrustedTypesPolicy(): void {
  const factory = (window as unknown as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      if (origin === location.origin && /^\/(_shell|_remotes)\//.test(pathname)) return url;
      throw new TypeError(`A script from ${origin}${pathname} is not part of this site.`);
    },
    createHTML() {
      throw new TypeError('HTML from a string is not allowed; render elements instead.');
    },
  });
}
