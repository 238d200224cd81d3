import { transform } from '@swc/core';
import { BROWSER_TARGET, compilerTargets, SUPPORTED_BROWSERS } from './browsers';
import { swc } from './webpack/common';

it('PL-102 supports Safari and iOS from 16.4 on, and nothing that does not run modules', () => {
  expect(SUPPORTED_BROWSERS).toEqual(expect.arrayContaining(['safari 16.4', 'ios_saf 16.4']));
  expect(SUPPORTED_BROWSERS).not.toContain('safari 16.3');
  expect(SUPPORTED_BROWSERS.filter((each) => /^(ie|op_mini) /.test(each))).toEqual([]);
  expect(BROWSER_TARGET).toMatch(/^browserslist:.*safari 16\.4/);
});

it('takes the oldest version of each browser, the first of a range', () => {
  expect(compilerTargets(['chrome 140', 'chrome 99', 'ios_saf 18.5-18.7', 'ios_saf 16.4', 'and_ff 160'])).toEqual({
    chrome: '99',
    ios: '16.4',
  });
});

it('PL-102 the compiler obeys the list: newer syntax is rewritten, what all of them know stays', async () => {
  const compile = (target: 'browser' | 'server') =>
    transform('export const matches = (word) => /[\\p{L}--q]/v.test(word) ?? word?.at(0);', {
      ...((swc('production', { target }).options ?? {}) as object),
      filename: 'x.ts',
      swcrc: false,
    });
  const { code } = await compile('browser');
  expect(code).toContain('?.at(0)');
  expect(code).toContain('RegExp("[');
  expect((await compile('server')).code).toContain('/v.test');
});
