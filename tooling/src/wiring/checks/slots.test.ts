import { someFacts } from '../testing/someFacts';
import { checkSlotMounts } from './slotMounts';
import { checkSlotProviders } from './slotProviders';

const facts = someFacts({
  providedSlots: ['reviews', 'popup'],
  mountedSlots: ['reviews', 'carousel'],
});

it('finds the slot that no remote provides', () => {
  expect(checkSlotProviders(facts)).toEqual([{ check: 'slotProviders', name: 'carousel', problem: 'is provided by no remote' }]);
});

it('finds the slot that nothing mounts', () => {
  expect(checkSlotMounts(facts)).toEqual([
    { check: 'slotMounts', name: 'popup', problem: 'is mounted by no page, slot or shell component, and placed by no document' },
  ]);
});
