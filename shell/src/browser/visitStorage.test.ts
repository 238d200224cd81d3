/** @jest-environment jsdom */
import { createStorage } from '@forecourt/shared-contracts/shell';
import { recordCampaign, recordVisitedPage } from './visitStorage';

const storage = createStorage('harbour', { local: () => localStorage, session: () => sessionStorage });

const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as { v: number; data: unknown } | null;

beforeEach(() => sessionStorage.clear());

it('SH-144 stores the last 20 paths of a visit, without reloads', () => {
  for (let page = 1; page <= 22; page += 1) {
    recordVisitedPage(storage, `/page-${page}`);
    recordVisitedPage(storage, `/page-${page}`);
  }
  const { data } = stored('harbour:visitedPages') as { data: string[] };
  expect(data).toHaveLength(20);
  expect([data[0], data.at(-1)]).toEqual(['/page-3', '/page-22']);
});

it('SH-145 stores the campaign parameters of the landing page only', () => {
  recordCampaign(storage, '?utm_source=news&utm_campaign=eofy&gclid=abc&fbclid=d&msclkid=e&make=Kia&xgclid=1');
  recordCampaign(storage, '?make=Kia');
  expect(stored('harbour:linkedQueryParams')).toEqual({
    v: 1,
    data: { utm_source: 'news', utm_campaign: 'eofy', gclid: 'abc', fbclid: 'd', msclkid: 'e' },
  });
});

it('SH-151 does not throw when storage is forbidden', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => recordVisitedPage(storage, '/')).not.toThrow();
});
