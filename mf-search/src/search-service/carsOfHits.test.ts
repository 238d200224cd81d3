import { carsOfHits } from './carsOfHits';

it('CO-010 reads a model that comes as a name or as an object', () => {
  const hits = [
    { id: '1', slug: 'a', model: 'Rio' },
    { id: 2, slug: 'b', model: { name: 'Seltos', body: 'SUV' } },
  ];

  expect(carsOfHits(hits).map(({ id, model }) => [id, model])).toEqual([
    [1, 'Rio'],
    [2, 'Seltos'],
  ]);
});

it('CO-002 drops records without id or slug with one warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});

  expect(carsOfHits([{ id: 1, slug: 'a' }, { id: 2 }, { slug: 'c' }])).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
});
