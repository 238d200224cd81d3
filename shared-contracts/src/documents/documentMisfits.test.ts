import { documentMisfits } from './documentMisfits';

const harbour = { slug: 'harbour', id: 7, hosts: ['www.harbour.example', 'Cars.Harbour.example'] };
const river = { slug: 'river', id: 8, hosts: ['www.river.example'] };

it('PL-034 names an id and a host that another document has as well', () => {
  const copy = { slug: 'copy', id: 7, hosts: ['www.copy.example', 'cars.harbour.example'] };
  expect(documentMisfits(copy, [harbour, river, copy])).toEqual([
    { path: ['id'], reason: '7 is that of harbour.json as well' },
    { path: ['hosts', 1], reason: 'cars.harbour.example is a host of harbour.json as well' },
  ]);
});

it('PL-034 a document fits beside others, and beside itself', () => {
  expect(documentMisfits(harbour, [harbour, river])).toEqual([]);
});
