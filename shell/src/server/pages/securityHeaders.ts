import type { PagePolicy } from '../../protocol/messages';

/** Nothing beside the server's own origin. */
export const OWN_ORIGIN: PagePolicy = { scripts: [], styles: [], images: [], frames: [], connections: [], trustedTypes: [] };

/** An origin, whose first label may be a wildcard, and nothing that could end its directive. */
const ORIGIN = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/;
const HASH = /^sha(?:256|384|512)-[\w+/]+=*$/;
const NAME = /^[\w#.-]+$/;

const directive = (name: string, own: string, sources: readonly string[], pattern: RegExp) =>
  [name, own, ...sources.filter((each) => pattern.test(each)).map((each) => (pattern === HASH ? `'${each}'` : each))]
    .filter(Boolean)
    .join(' ');

const scriptsOfText = (names: PagePolicy['trustedTypes']) =>
  names === null ? [] : ["require-trusted-types-for 'script'", `${directive('trusted-types', '', names, NAME)} 'allow-duplicates'`];

/**
 * Headers of every page. Scripts come from the site's own origin and from the origins that the page needs, never inline; inline styles are
 * allowed by their hashes. Of what a page requests only origins, hashes and names get into the policy.
 */
export function securityHeaders(page: PagePolicy): Record<string, string> {
  const policy = [
    "default-src 'self'",
    directive('script-src', "'self'", page.scripts, ORIGIN),
    directive('style-src', "'self'", page.styles, HASH),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', "'self' data:", page.images, ORIGIN),
    "font-src 'self'",
    directive('connect-src', "'self'", page.connections, ORIGIN),
    directive('frame-src', "'self'", page.frames, ORIGIN),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...scriptsOfText(page.trustedTypes),
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
