import { someFacts } from '../testing/someFacts';
import { checkSwitches } from './switches';

const spin = { pattern: '/spin-to-win', page: 'navigation.spin-to-win', kind: 'page', switches: ['spinToWinEnabled'] } as const;
const found = [{ check: 'switches', name: 'spinToWinEnabled', problem: 'is read by no production code' }];

it.each([
  ['a switch that code reads passes', { readProperties: new Set(['spinToWinEnabled']) }, []],
  ['a switch that opens a deployed page passes', { routes: [spin], offeredPages: ['navigation.spin-to-win'] }, []],
  ['a switch that nothing reads is found', {}, found],
  ['a switch that opens an address without a page is found', { routes: [spin] }, found],
])('%s', (_case, facts, findings) => {
  expect(checkSwitches(someFacts({ switches: ['spinToWinEnabled'], ...facts }))).toEqual(findings);
});
