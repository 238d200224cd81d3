import type { SiteConfig } from '@forecourt/shared-contracts';
import { isOutsideScript } from '../app/security/outsideScripts';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string; createHTML(html: string): string }): unknown;
}

/**
 * Creates the default policy of Trusted Types: script URLs are restricted to files of the shell and of remotes on the
 * site's own origin, and to the services that its document sets up; HTML from strings is refused.
 */
export function installTrustedTypesPolicy(site: SiteConfig): void {
  const factory = (window as unknown as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(url) {
      const script = new URL(url, location.href);
      const { origin, pathname } = script;
      if (origin === location.origin && /^\/(_shell|_remotes)\//.test(pathname)) return url;
      if (isOutsideScript(site, script)) return url;
      throw new TypeError(`A script from ${origin}${pathname} is not part of this site.`);
    },
    createHTML() {
      throw new TypeError('HTML from a string is not allowed; render elements instead.');
    },
  });
}
