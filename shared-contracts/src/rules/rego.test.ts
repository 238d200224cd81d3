import { aSite } from '../testing';
import { regoExpiryText } from './rego';

const { switches } = aSite();
const now = new Date('2026-06-14T04:00:00Z');

it.each([
  ['2026-06-15', 'Expires on 15 Jun 2026'],
  ['2026-06-14', 'Expires on 14 Jun 2026'],
  ['2026-06-13', 'Unregistered'],
  ['2027-01-02T00:00:00+08:00', 'Expires on 2 Jan 2027'],
  ['not a date', null],
  ['', null],
  [null, null],
])('CO-062 rego_expiry %s reads %s', (rego_expiry, text) => {
  expect(regoExpiryText({ rego_expiry }, switches, now)).toBe(text);
});

it('CO-062 has no text for a past date where the tenant hides it', () => {
  expect(regoExpiryText({ rego_expiry: '2026-06-13' }, { ...switches, regoExpiredDisplay: 'hidden' }, now)).toBeNull();
});

it('CO-062 takes today from the tenant’s zone', () => {
  const lateEvening = new Date('2026-06-14T17:00:00Z');
  expect(regoExpiryText({ rego_expiry: '2026-06-14' }, switches, lateEvening)).toBe('Unregistered');
});
