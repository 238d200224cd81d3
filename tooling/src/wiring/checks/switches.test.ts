import { someFacts } from '../testing/someFacts';
import { checkSwitches } from './switches';

const spin = { name: 'navigation.spin-to-win', page: 'navigation.spin-to-win', switches: ['spinToWinEnabled'] };
const found = [{ check: 'switches', name: 'spinToWinEnabled', problem: 'is read by no production code' }];

it.each([
  ['a switch that code reads passes', { readProperties: new Set(['spinToWinEnabled']) }, []],
  ['a switch that opens a declared route passes', { routes: [spin] }, []],
  ['a switch that nothing reads is found', {}, found],
])('%s', (_case, facts, findings) => {
  expect(checkSwitches(someFacts({ switches: ['spinToWinEnabled'], ...facts }))).toEqual(findings);
});
