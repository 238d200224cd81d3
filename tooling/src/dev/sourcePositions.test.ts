import path from 'node:path';
import { inRoot } from '../workspace';
import { withSourcePositions } from './sourcePositions';

/** Line 3 of the script is line 12 of FinancePage.tsx; line 4 is line 2 of a file of the design system. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://mf-finance/./src/finance-page/FinancePage.tsx?1a2b', 'webpack://mf-finance/../shared-ui/src/button/Button.tsx'],
  names: [],
  mappings: ';;AAWA;ACVA',
});
const STACK = `Error: no rate
    at FinancePage (http://kestrel-motor-group.localhost:3200/_remotes/mf-finance/assets/information.1a2b.js:3:9)
    at Button (http://kestrel-motor-group.localhost:3200/_remotes/mf-finance/assets/information.1a2b.js:4:9)
    at renderWithHooks (http://kestrel-motor-group.localhost:3200/_shell/vendors.js:900:20)`;

it('PL-023 names file and line of the sources in the stack of a browser', async () => {
  const readMap = async (script: string) => (script === '/_remotes/mf-finance/assets/information.1a2b.js' ? MAP : null);
  expect(await withSourcePositions(STACK, { readMap, folderOf: () => inRoot('mf-finance') })).toBe(`Error: no rate
    at FinancePage (mf-finance/src/finance-page/FinancePage.tsx:12)
    at Button (shared-ui/src/button/Button.tsx:2)
    at renderWithHooks (http://kestrel-motor-group.localhost:3200/_shell/vendors.js:900:20)`);
});

it('PL-023 leaves a stack as it is whose source maps cannot be read', async () => {
  const readMap = () => Promise.reject(new Error('no response'));
  expect(await withSourcePositions(STACK, { readMap, folderOf: () => path.resolve('/') })).toBe(STACK);
});
