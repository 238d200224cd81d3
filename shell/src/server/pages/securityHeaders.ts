import type { SiteConfig } from '@forecourt/shared-contracts';
import type { FontFiles } from '@forecourt/shared-ui/theme';
import { outsideOrigins } from '../../app/security/outsideOrigins';
import { themeHashOf } from './themeHash';

interface PageSecurity {
  fonts: FontFiles;
  /** Hashes of the page's inline styles beside its theme, in the form of an integrity attribute. */
  inlineStyles?: readonly string[];
}

/** Only policies of the site, and Google's, make scripts of text; a container that cannot live with that switches it off for its own site. */
function trustedTypes({ analytics }: Pick<SiteConfig, 'analytics'>): string[] {
  if (analytics?.trusted_types === false) return [];
  const names = ['default', 'forecourt-chunks', ...(analytics ? ['goog#html'] : [])];
  return ["require-trusted-types-for 'script'", `trusted-types ${names.join(' ')} 'allow-duplicates'`];
}

/**
 * Headers of every page. Scripts come from the site's own origin, and from the services that
 * its document sets up, never inline; inline styles are the tenant's
 * theme and the stylesheets of remotes, each allowed by its hash.
 */
export function securityHeaders(site: SiteConfig, { fonts, inlineStyles = [] }: PageSecurity): Record<string, string> {
  const outside = outsideOrigins(site);
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...outside.scripts].join(' '),
    [`style-src 'self' ${themeHashOf(site, fonts)}`, ...inlineStyles.map((hash) => `'${hash}'`)].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...outside.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...outside.connections].join(' '),
    ["frame-src 'self'", ...outside.frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...trustedTypes(site),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    // `popup.closed` of a share window must be readable (VE-065).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
