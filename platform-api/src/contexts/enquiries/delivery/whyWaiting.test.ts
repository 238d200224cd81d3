import { whyWaiting } from './whyWaiting';

const lead = { id: '1', category: 'Finanse', dealership_slug: 'harbour-north' };

it.each([
  ['without a document', [], lead, 'the site has no delivery document that names an endpoint'],
  [
    'with a category that no rule names',
    [{ categories: ['Finance Enquiry'], endpoints: ['crm'] }],
    { ...lead, dealership_slug: null },
    'no rule matches category Finanse; the rules name Finance Enquiry',
  ],
  [
    'of a dealership that no rule names',
    [{ dealerships: ['harbour-south'], endpoints: ['crm'] }],
    lead,
    'no rule matches category Finanse of dealership harbour-north',
  ],
  ['where a rule has been added', [{ endpoints: ['crm'] }], lead, 'it is about to be sent to crm'],
])('PL-036 says why a lead waits %s', (_what, rules, given, reason) => {
  expect(whyWaiting({ endpoints: {}, rules }, given)).toBe(reason);
});
