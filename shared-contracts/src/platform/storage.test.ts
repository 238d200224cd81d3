import { createStorage, noStorage, storageKey } from './storage';

/** An area of a browser's storage, as far as the platform uses it. */
function anArea(over: Partial<Storage> = {}) {
  const values = new Map<string, string>();
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    ...over,
  } as Storage;
  return { area, values };
}

it('SH-151 stores a value as {site slug}:{name}, in local or session storage', () => {
  const local = anArea();
  const visit = anArea();
  const storage = createStorage('hill-cars', { local: () => local.area, session: () => visit.area });
  storage.local('popupSeen').write(true);
  storage.session('visitedPages').write(['/']);
  expect([...local.values]).toEqual([['hill-cars:popupSeen', '{"v":1,"data":true}']]);
  expect([...visit.values.keys()]).toEqual([storageKey('hill-cars', 'visitedPages')]);
  expect(storage.local('popupSeen').read()).toBe(true);
  expect(storage.session('popupSeen').read()).toBeNull();
});

it('SH-157 remembers for each site whether its popup was closed or followed', () => {
  const { area } = anArea();
  const storageOf = (slug: string) => createStorage(slug, { local: () => area, session: () => area });
  storageOf('hill-cars').local('popupSeen').write(true);
  expect(storageOf('hill-cars').local('popupSeen').read()).toBe(true);
  expect(storageOf('harbour').local('popupSeen').read()).toBeNull();
  storageOf('hill-cars').local('popupSeen').clear();
  expect(storageOf('hill-cars').local('popupSeen').read()).toBeNull();
});

it('CO-136 discards a value of another version silently', () => {
  const { area, values } = anArea();
  values.set('hill-cars:favourites', '{"v":2,"data":[1]}');
  expect(
    createStorage('hill-cars', { local: () => area, session: () => area })
      .local('favourites')
      .read(),
  ).toBeNull();
});

const fail = (): never => {
  throw new DOMException('no', 'SecurityError');
};
it.each([
  ['blocked', createStorage('a', { local: fail, session: fail })],
  ['full', createStorage('a', { local: () => anArea({ setItem: fail }).area, session: () => anArea({ setItem: fail }).area })],
  ['unreadable', createStorage('a', { local: () => anArea({ getItem: fail, removeItem: fail }).area, session: fail })],
  ['not there, as on the server', noStorage],
])('SH-151 ignores storage that is %s', (_what, storage) => {
  const value = storage.local('favourites');
  expect(() => value.write([1])).not.toThrow();
  expect(() => value.clear()).not.toThrow();
  expect(value.read()).toBeNull();
});
