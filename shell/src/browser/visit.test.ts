import { createStorage } from '@forecourt/shared-contracts/shell';
import { sourceOf, visitOf } from './visit';

const HOST = 'www.harbour.example';

it.each([
  ['', '', { source: 'direct', campaign: '' }],
  ['?utm_source=Newsletter&utm_campaign=Summer%20Sale', 'https://mail.example/', { source: 'newsletter', campaign: 'summer sale' }],
  ['?gclid=x', 'https://www.google.com/', { source: 'google', campaign: '' }],
  ['?fbclid=x&utm_campaign=utes', '', { source: 'facebook', campaign: 'utes' }],
  ['', 'https://www.google.com.au/search', { source: 'google', campaign: '' }],
  ['', 'https://www.caradvice.example/ford', { source: 'caradvice.example', campaign: '' }],
  ['', `https://${HOST}/search`, { source: 'direct', campaign: '' }],
  ['', 'android-app://com.example', { source: 'com.example', campaign: '' }],
  [`?utm_source=${'x'.repeat(200)}`, 'nonsense', { source: 'x'.repeat(60), campaign: '' }],
])('PL-100 a visit with %s from "%s" came from %j', (search, referrer, source) => {
  expect(sourceOf({ search, referrer, host: HOST })).toEqual(source);
});

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
};

it('PL-100 a visit keeps its id and the source of its first page until the tab is closed', () => {
  const session = memory();
  const storage = createStorage('harbour-motors', { local: memory, session: () => session });
  const first = visitOf(storage, { search: '?utm_source=google', referrer: '', host: HOST });
  const second = visitOf(storage, { search: '?utm_source=bing', referrer: '', host: HOST });
  expect([first.isNew, first.visit.source, second]).toEqual([true, 'google', { visit: first.visit, isNew: false }]);
  const another = createStorage('harbour-motors', { local: memory, session: memory });
  expect(visitOf(another, { search: '', referrer: '', host: HOST }).visit.id).not.toBe(first.visit.id);
});

it('PL-100 without storage each page is a visit of its own, and nothing fails', () => {
  const blocked = createStorage('harbour-motors', {
    local: memory,
    session: () => {
      throw new Error('blocked');
    },
  });
  expect(visitOf(blocked, { search: '', referrer: '', host: HOST })).toMatchObject({ isNew: true, visit: { source: 'direct' } });
});
