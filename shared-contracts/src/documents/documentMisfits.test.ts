import { switchDefaults } from '../switches/switches';
import { documentMisfits } from './documentMisfits';

const switches = switchDefaults();

const harbour = { slug: 'harbour', id: 7, hosts: ['www.harbour.example', 'Cars.Harbour.example'], analytics: null, switches };
const river = { slug: 'river', id: 8, hosts: ['www.river.example'], analytics: null, switches };

it('PL-034 names an id and a host that another document has as well', () => {
  const copy = { slug: 'copy', id: 7, hosts: ['www.copy.example', 'cars.harbour.example'], analytics: null, switches };
  expect(documentMisfits(copy, [harbour, river, copy])).toEqual([
    { path: ['id'], reason: '7 is that of harbour.json as well' },
    { path: ['hosts', 1], reason: 'cars.harbour.example is a host of harbour.json as well' },
  ]);
});

it('PL-034 a document fits beside others, and beside itself', () => {
  expect(documentMisfits(harbour, [harbour, river])).toEqual([]);
});

it('PL-101 names a container that does without Trusted Types', () => {
  const analytics = { id: 'GTM-ABC1234', consent: true, scripts: [], origins: [], trusted_types: false };
  expect(documentMisfits({ ...harbour, analytics }, [harbour])).toEqual([
    {
      path: ['analytics', 'trusted_types'],
      reason: 'switches Trusted Types off: pages of this site accept HTML and scripts as text, from whatever its container loads',
    },
  ]);
  expect(documentMisfits({ ...harbour, analytics: { ...analytics, trusted_types: true } }, [harbour])).toEqual([]);
});
