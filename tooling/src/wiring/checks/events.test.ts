import { someFacts } from '../testing/someFacts';
import { checkEvents } from './events';

it('finds the event that nothing sends', () => {
  const facts = someFacts({ events: ['carSaved', 'careerEnquiry'], sentEvents: new Set(['carSaved']) });

  expect(checkEvents(facts)).toEqual([{ check: 'events', name: 'careerEnquiry', problem: 'is never sent' }]);
});
