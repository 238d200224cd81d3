import type { SiteConfig } from '@forecourt/shared-contracts';
import type { FontFiles } from '@forecourt/shared-ui/theme';
import { themeHashOf } from './themeHash';

/** Origins that the site's search client requests besides the site itself. */
function searchOrigins({ search_app: app, search_host: host }: Pick<SiteConfig, 'search_app' | 'search_host'>): string[] {
  if (app === 'local') return [];
  return host === ''
    ? ['https://*.algolia.net', 'https://*.algolianet.com']
    : [new URL(/^https?:/.test(host) ? host : `https://${host}`).origin];
}

interface PageSecurity {
  fonts: FontFiles;
  /** Hashes of the page's inline styles beside its theme, in the form of an integrity attribute. */
  inlineStyles?: readonly string[];
}

/**
 * Headers of every page. Scripts come from the site's own origin only and never inline; inline styles are the tenant's
 * theme and the stylesheets of remotes, each allowed by its hash.
 */
export function securityHeaders(site: SiteConfig, { fonts, inlineStyles = [] }: PageSecurity): Record<string, string> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    [`style-src 'self' ${themeHashOf(site, fonts)}`, ...inlineStyles.map((hash) => `'${hash}'`)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...searchOrigins(site)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default forecourt-chunks 'allow-duplicates'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    // `popup.closed` of a share window must be readable (VE-065).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Browsers use HTTPS from now on, where the public address of the site does.
    ...(site.url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
