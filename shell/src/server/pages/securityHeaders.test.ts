import { createHash } from 'node:crypto';
import type { Location, SiteConfig } from '@forecourt/shared-contracts';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { themeCss } from '@forecourt/shared-ui/theme';
import { pagePolicy } from '../../renderer/pagePolicy';
import { OWN_ORIGIN, securityHeaders } from './securityHeaders';

const site = aSite();
const HERE = { fonts: { archivo: '/_shell/archivo.1.woff2' } };
/** Headers of a page of a site, with the policy that the renderer gives it. */
const headersOf = (of: SiteConfig, inlineStyles: readonly string[] = []) => securityHeaders(pagePolicy(of, HERE.fonts, inlineStyles));
const policyOf = (headers: Record<string, string>) =>
  new Map(
    (headers['content-security-policy'] ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );

it("PL-041 allows scripts from the site's origin only, neither inline nor from strings", () => {
  const policy = policyOf(headersOf(site));
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect([...policy].filter(([name, sources]) => name !== 'style-src-attr' && sources.some((source) => /unsafe/.test(source)))).toEqual([]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('default-src')).toEqual(["'self'"]);
});

it('PL-041 forbids plug-ins, <base>, framing by other origins and forms to other origins', () => {
  const policy = policyOf(headersOf(site));
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
});

it("PL-041 allows the tenant's theme by the hash of exactly its text", () => {
  const hash = createHash('sha256').update(themeCss(site.theme)).digest('base64');
  expect(policyOf(headersOf(site)).get('style-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(pagePolicy(aSite({ theme: { brand: '#ff0000' } }), {}).styles).not.toEqual(pagePolicy(site, {}).styles);
});

it('PL-041 PL-042 allows the inline stylesheets of a page by the hashes of their releases, and no other', () => {
  const sources = policyOf(headersOf(site, ['sha384-one', 'sha384-other'])).get('style-src');
  expect(sources?.slice(2)).toEqual(["'sha384-one'", "'sha384-other'"]);
  expect(policyOf(headersOf(site)).get('style-src')).toHaveLength(2);
});

it("PL-041 allows the tenant's heading font from the site's origin only", () => {
  const archivo = aSite({ theme: { headingFont: 'archivo' } });
  const policy = policyOf(headersOf(archivo));
  const hash = createHash('sha256').update(themeCss(archivo.theme, HERE.fonts)).digest('base64');
  expect(policy.get('font-src')).toEqual(["'self'"]);
  expect(policy.get('style-src')).toEqual(["'self'", `'sha256-${hash}'`]);
});

it('PL-041 sends the other headers', () => {
  const headers = headersOf(site);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
  expect(headers['permissions-policy']).toContain('camera=()');
});

it.each([
  ["only to the site's origin", { search_app: 'local', search_host: '' }, ["'self'"]],
  [
    'to Algolia where the tenant searches there',
    { search_app: 'APP123', search_host: '' },
    ["'self'", 'https://*.algolia.net', 'https://*.algolianet.com'],
  ],
  ['to a search server of its own', { search_app: 'APP123', search_host: 'search.example/v1' }, ["'self'", 'https://search.example']],
])('PL-041 AP-021 a page connects %s', (_where, over, sources) => {
  expect(policyOf(headersOf(aSite(over))).get('connect-src')).toEqual(sources);
});

it('PL-041 LO-065 a map is allowed by the policy of a site with a map_key alone', () => {
  const withKey = aLocation({ address: { ...aLocation().address, map_key: 'key-of-harbour' } });
  const framesOf = (...locations: Location[]) => policyOf(headersOf(aSite({ locations }))).get('frame-src');
  expect(framesOf(aLocation())).toEqual(["'self'"]);
  expect(framesOf(aLocation(), withKey, withKey)).toEqual(["'self'", 'https://www.google.com']);
});

it('PL-041 FO-088 the card field of the payment provider is allowed by the policy of a site that has its key alone', () => {
  const without = policyOf(headersOf(aSite()));
  expect([without.get('script-src'), without.get('frame-src')]).toEqual([["'self'"], ["'self'"]]);
  const policy = policyOf(headersOf(aSite({ payment_key: 'pk_test_1' })));
  expect(policy.get('script-src')).toEqual(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com']);
  expect(policy.get('frame-src')).toEqual(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.stripe.com']);
});

it('PL-041 NA-057 the page of a chat is allowed in a frame, and its script nowhere', () => {
  const chat = { address: 'https://chat.example/embed/?dealer=7', placement: 'right' } as const;
  const policy = policyOf(headersOf(aSite({ chat })));
  expect([policy.get('frame-src'), policy.get('script-src')]).toEqual([["'self'", 'https://chat.example'], ["'self'"]]);
  expect(policyOf(headersOf(aSite({ chat: { ...chat, address: 'example:' } }))).get('frame-src')).toEqual(["'self'"]);
});

describe('outside analytics', () => {
  const analytics = {
    ...{ id: 'GTM-ABC1234', consent: true, trusted_types: true },
    ...{ scripts: ['https://connect.facebook.net'], origins: ['https://www.facebook.com'] },
  };

  it('PL-101 Google and the tenant’s own origins are allowed by the policy of a site that names a container alone', () => {
    const policy = policyOf(headersOf(aSite({ analytics })));
    expect(policy.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com', 'https://connect.facebook.net']);
    expect(policy.get('img-src')).toEqual([
      "'self'",
      'data:',
      'https://*.google-analytics.com',
      'https://*.g.doubleclick.net',
      'https://www.google.com',
      'https://www.googletagmanager.com',
      'https://www.facebook.com',
    ]);
    expect(policy.get('trusted-types')).toEqual(['default', 'forecourt-chunks', 'goog#html', "'allow-duplicates'"]);
    const without = policyOf(headersOf(aSite()));
    expect([without.get('script-src'), without.get('img-src')]).toEqual([["'self'"], ["'self'", 'data:']]);
    expect(without.get('trusted-types')).toEqual(['default', 'forecourt-chunks', "'allow-duplicates'"]);
  });

  it('PL-101 a container that needs text as scripts switches Trusted Types off for its site alone', () => {
    const policy = policyOf(headersOf(aSite({ analytics: { ...analytics, trusted_types: false } })));
    expect([policy.has('require-trusted-types-for'), policy.has('trusted-types')]).toEqual([false, false]);
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
  });
});

it('PL-041 nothing but origins, hashes and names gets into the policy, whatever a page requests', () => {
  const wrong = [
    "'unsafe-inline'",
    '*',
    'https:',
    'data:',
    'https://a.example; script-src *',
    'https://a.example/path',
    'javascript:alert(1)',
    '',
  ];
  const requested = {
    scripts: wrong,
    styles: [...wrong, 'sha256-abc='],
    images: wrong,
    frames: wrong,
    connections: ['https://*.b.example:8443', ...wrong],
  };
  const policy = policyOf(securityHeaders({ ...requested, trustedTypes: ['default', "x'; script-src *"] }));
  expect([policy.get('script-src'), policy.get('frame-src'), policy.get('img-src')]).toEqual([["'self'"], ["'self'"], ["'self'", 'data:']]);
  expect(policy.get('style-src')).toEqual(["'self'", "'sha256-abc='"]);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://*.b.example:8443']);
  expect(policy.get('trusted-types')).toEqual(['default', "'allow-duplicates'"]);
  expect(policyOf(securityHeaders(OWN_ORIGIN)).get('style-src')).toEqual(["'self'"]);
});
