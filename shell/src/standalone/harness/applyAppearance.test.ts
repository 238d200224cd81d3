/** @jest-environment jsdom */
import { applyAppearance } from './applyAppearance';

const { style } = document.documentElement;
afterEach(() => document.documentElement.removeAttribute('style'));

it.each([
  ['usual', '', ''],
  ['dark', 'dark', ''],
  ['large-text', '', '200%'],
] as const)('PL-022 the appearance %s has its colour scheme and size of text', (appearance, scheme, size) => {
  applyAppearance(appearance);
  expect([style.colorScheme, style.fontSize]).toEqual([scheme, size]);
});
