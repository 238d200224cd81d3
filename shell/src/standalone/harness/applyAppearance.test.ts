/** @jest-environment jsdom */
import { applyAppearance } from './applyAppearance';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

it.each([
  ['normal', 'light dark', 'light dark', ''],
  ['dark', 'light dark', 'dark', ''],
  ['dark', 'light', 'light', ''],
  ['large-text', 'light dark', 'light dark', '200%'],
] as const)('PL-022 the appearance %s on a site that is %s has the colours %s and text of size "%s"', (appearance, site, scheme, size) => {
  root.style.colorScheme = site;
  applyAppearance(appearance);
  expect([root.style.colorScheme, root.style.fontSize]).toEqual([scheme, size]);
});
