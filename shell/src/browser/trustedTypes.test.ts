/** @jest-environment jsdom */
import { installTrustedTypesPolicy } from './trustedTypes';

interface Rules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

it('PL-041 lets scripts of the shell and of remotes pass, and nothing else', () => {
  const policies: Record<string, Rules> = {};
  Object.assign(window, { trustedTypes: { createPolicy: (name: string, rules: Rules) => Object.assign(policies, { [name]: rules }) } });
  installTrustedTypesPolicy();
  const rules = policies.default as Rules;

  expect(rules.createScriptURL('/_shell/shell.js')).toBe('/_shell/shell.js');
  expect(rules.createScriptURL(`${location.origin}/_remotes/mf-search/assets/a.js`)).toContain('/_remotes/');
  for (const url of [
    'https://evil.example/_remotes/a.js',
    '//evil.example/_shell/a.js',
    '/images/a.js',
    '/_shell/../api/a.js',
    'data:text/javascript,alert(1)',
    'blob:abc',
  ]) {
    expect(() => rules.createScriptURL(url)).toThrow('is not part of this site');
  }
  expect(() => rules.createHTML('<p></p>')).toThrow('HTML from a string is not allowed');
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('PL-041 does nothing in a browser without Trusted Types', () => {
  expect(() => installTrustedTypesPolicy()).not.toThrow();
});
