import { someFacts } from '../testing/someFacts';
import { checkComponents } from './components';
import { checkContractExports } from './contractExports';
import { checkSingleUsers } from './singleUsers';
import { checkFailures } from './failures';

it('finds the component that nothing renders', () => {
  const facts = someFacts({ components: ['Button', 'Tabs'], usedComponents: new Set(['Button']) });

  expect(checkComponents(facts)).toEqual([{ check: 'components', name: 'Tabs', problem: 'is rendered by no remote and no shell code' }]);
});

it('finds the failure that nobody reports', () => {
  const facts = someFacts({ failures: ['formNotSent', 'pdfFailed'], reportedFailures: new Set(['formNotSent']) });

  expect(checkFailures(facts)).toEqual([{ check: 'failures', name: 'pdfFailed', problem: 'is reported by no production code' }]);
});

it('finds the contract export that no other package imports', () => {
  const facts = someFacts({ contractExports: ['slugOf', 'distanceKm'], usedContractExports: new Set(['slugOf']) });

  expect(checkContractExports(facts)).toEqual([
    { check: 'contractExports', name: 'distanceKm', problem: 'is imported by no production code of another package' },
  ]);
});

it('finds the contract that one remote alone uses', () => {
  const facts = someFacts({ singleUsers: [{ name: 'distanceKm', file: 'shared-contracts/src/rules/distance.ts', user: 'mf-locations' }] });

  expect(checkSingleUsers(facts)).toEqual([
    { check: 'singleUsers', name: 'distanceKm', problem: 'is used by mf-locations alone, so it belongs there' },
  ]);
});
