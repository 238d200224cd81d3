import { figureTable } from './figureTable';

const REQUEST = { tenant: 'harbour-motors', from: '2026-11-01', to: '2026-11-30' };

it('PL-100 a table has the measures that happened, and how many visits became enquiries', () => {
  const groups = [
    { key: 'google', figures: { visits: 200, enquiries: 5, paid_cents: 20_050 } },
    { key: '', figures: { enquiries: 1 } },
  ];
  expect(figureTable(groups, { ...REQUEST, by: 'source' })).toBe(
    [
      'source     visits  enquiries  paid $  enquiries/visits',
      'google        200          5  200.50             2.5 %',
      'not known       0          1    0.00',
    ].join('\n'),
  );
});

it('PL-100 says where nothing happened', () => {
  expect(figureTable([], { ...REQUEST, by: 'day' })).toBe('Nothing happened on harbour-motors from 2026-11-01 to 2026-11-30.');
});
