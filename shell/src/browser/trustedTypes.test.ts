/** @jest-environment jsdom */
import { aSite } from '@forecourt/shared-contracts/testing';
import { installTrustedTypesPolicy } from './trustedTypes';

interface Rules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

/** The default policy of a site. */
function policyOf(site: Parameters<typeof installTrustedTypesPolicy>[0]): Rules {
  const policies: Record<string, Rules> = {};
  Object.assign(window, { trustedTypes: { createPolicy: (name: string, rules: Rules) => Object.assign(policies, { [name]: rules }) } });
  installTrustedTypesPolicy(site);
  Reflect.deleteProperty(window, 'trustedTypes');
  return policies.default as Rules;
}

it('PL-041 lets scripts of the shell and of remotes pass, and nothing else', () => {
  const rules = policyOf(aSite());

  expect(rules.createScriptURL('/_shell/shell.js')).toBe('/_shell/shell.js');
  expect(rules.createScriptURL(`${location.origin}/_remotes/mf-search/assets/a.js`)).toContain('/_remotes/');
  for (const url of [
    'https://evil.example/_remotes/a.js',
    '//evil.example/_shell/a.js',
    '/images/a.js',
    '/_shell/../api/a.js',
    'data:text/javascript,alert(1)',
    'blob:abc',
    'https://js.stripe.com/endive/stripe.js',
  ]) {
    expect(() => rules.createScriptURL(url)).toThrow('is not part of this site');
  }
  expect(() => rules.createHTML('<p></p>')).toThrow('HTML from a string is not allowed');
});

it('PL-041 FO-088 lets the script of the card field pass where the site has the key of one', () => {
  const rules = policyOf(aSite({ payment_key: 'pk_test_1' }));
  for (const url of ['https://js.stripe.com/endive/stripe.js', 'https://b.js.stripe.com/a.js'])
    expect(rules.createScriptURL(url)).toBe(url);
  for (const url of ['http://js.stripe.com/a.js', 'https://notjs.stripe.com/a.js', 'https://js.stripe.com.evil.example/a.js']) {
    expect(() => rules.createScriptURL(url)).toThrow('is not part of this site');
  }
});

it('PL-041 does nothing in a browser without Trusted Types', () => {
  expect(() => installTrustedTypesPolicy(aSite())).not.toThrow();
});

it('PL-101 lets the container of the site pass, and no other one', () => {
  const analytics = { id: 'GTM-ABC1234', consent: true, scripts: ['https://connect.facebook.net'], origins: [], trusted_types: true };
  const rules = policyOf(aSite({ analytics }));
  for (const url of [
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
    'https://www.googletagmanager.com/gtag/js?id=G-XYZ1234567',
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
    expect(rules.createScriptURL(url)).toBe(url);
  for (const url of ['https://www.googletagmanager.com/gtm.js?id=GTM-EVIL666', 'https://evil.example/gtm.js?id=GTM-ABC1234'])
    expect(() => rules.createScriptURL(url)).toThrow('is not part of this site');
});
