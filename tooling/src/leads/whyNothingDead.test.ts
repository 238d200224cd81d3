import type { ListedLead } from '@forecourt/platform-api';
import { whyNothingDead } from './whyNothingDead';

const ID = '0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f11';
type Delivery = ListedLead['deliveries'][number];
const delivery = (over: Partial<Delivery>): Delivery => ({
  ...{ id: '1', endpoint: 'crm', channel: 'webhook', part: 'lead', state: 'delivered', attempts: 1, error: null, next: null, waits: null },
  ...over,
});
const lead = (deliveries: Partial<Delivery>[], quarantine: string | null = null): ListedLead => ({
  ...{ tenant: 'harbour-motors', id: ID, at: '2026-03-02T02:00:00.000Z', category: 'Finanse', name: 'Ann Lee', carId: null, updates: [] },
  quarantine,
  deliveries: deliveries.map(delivery),
});

it.each([
  ['that does not exist', null, `there is no lead ${ID}; "forecourt leads list" has their ids.`],
  ['in quarantine', lead([], 'honeypot'), `the lead is in quarantine (honeypot); "forecourt leads release ${ID}" delivers it.`],
  [
    'that waits',
    lead([{ state: 'pending', endpoint: null, waits: 'no rule matches category Finanse' }]),
    'the lead waits, since no rule matches category Finanse. It is sent as soon as a rule of the delivery document matches.',
  ],
  [
    'that is still being tried',
    lead([{ state: 'pending', error: 'responded with 503', next: '2026-03-02T03:00:00.000Z' }]),
    'crm is still being tried, next at 2026-03-02T03:00:00.000Z; the last time: responded with 503.',
  ],
  ['that was received', lead([{}, { endpoint: 'inbox' }]), 'crm, inbox received it.'],
  ['whose personal data is gone', lead([{ state: 'dead' }]), 'its personal data has been deleted, so that nothing of it is sent.'],
])('PL-037 says why nothing of a lead is retried %s', (_what, given, reason) => {
  expect(whyNothingDead(ID, given)).toBe(reason);
});
