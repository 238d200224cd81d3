import { aDeliveredLead } from '../../../../../testing/aDeliveredLead';
import { leadSubject, leadText } from './leadText';

const at = new Date('2026-03-02T01:30:00.000Z');
const update = (category: string) =>
  aDeliveredLead({
    part: 'update',
    update: { category, at, attributes: { amount: 200 } },
    payload: { category: 'Online Payment', name: 'Ann', last_name: 'Lee' },
  });

it.each([
  ['Reservation', 'Reservation, Online Payment, Ann Lee'],
  ['Online Payment', 'Confirmed, Online Payment, Ann Lee'],
])('PL-036 the subject of an update %s names it, and no word twice', (category, subject) => {
  expect(leadSubject(update(category))).toBe(subject);
});

it('PL-037 a lead that comes by the fallback says where it was meant to go, and whether it is tried again there', () => {
  const failed = { endpoint: 'crm', reason: 'responded with 410', isPending: false };
  expect(leadText(aDeliveredLead({ fallback: failed }))).toMatch(
    /^This lead comes here because crm has not accepted it \(responded with 410\)\.\n\n/,
  );
  expect(leadText(aDeliveredLead({ fallback: { ...failed, isPending: true } }))).toMatch(/\); it is tried again there\.\n/);
  expect(leadText(aDeliveredLead())).not.toContain('comes here');
});
