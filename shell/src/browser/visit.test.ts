import { createStorage } from '@forecourt/shared-contracts/shell';
import { visitOf } from './visit';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
};

it('PL-100 a visit keeps its id until the tab is closed', () => {
  const session = memory();
  const storage = createStorage('harbour-motors', { local: memory, session: () => session });
  const first = visitOf(storage);
  expect([first.isNew, visitOf(storage)]).toEqual([true, { visit: first.visit, isNew: false }]);
  const another = createStorage('harbour-motors', { local: memory, session: memory });
  expect(visitOf(another).visit.id).not.toBe(first.visit.id);
});

it('PL-100 a visit that an earlier version stored with its source goes on', () => {
  const session = memory();
  const storage = createStorage('harbour-motors', { local: memory, session: () => session });
  const id = '0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f11';
  storage.session('visit').write({ id, source: 'google', campaign: '' });
  expect(visitOf(storage)).toEqual({ visit: { id }, isNew: false });
});

it('PL-100 without storage each page is a visit of its own, and nothing fails', () => {
  const blocked = createStorage('harbour-motors', {
    local: memory,
    session: () => {
      throw new Error('blocked');
    },
  });
  expect(visitOf(blocked)).toMatchObject({ isNew: true });
});
