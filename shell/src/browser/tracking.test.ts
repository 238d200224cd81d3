/** @jest-environment jsdom */
import { EVENTS, formEventData } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { countVisit, trackerOf } from './tracking';

const page = window as unknown as { dataLayer?: object[] };
const form = formEventData(aCar());
const VISIT = { id: '0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f11' };
const track = trackerOf(VISIT);
let post: jest.Mock;
const bodies = () => post.mock.calls.map(([path, { body }]: [string, { body: string }]) => [path, JSON.parse(body)]);

beforeEach(() => {
  delete page.dataLayer;
  post = jest.fn(async () => ({ ok: true }));
  Object.assign(globalThis, { fetch: post });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

it('SH-126 sends an event to the data layer and to the back end, in the format of AP-049', () => {
  track({ id: EVENTS.usedCarEnquiry, carId: 101, form });
  expect(page.dataLayer).toEqual([{ event: 'forecourt', id: 15, carId: 101, form }]);
  expect(bodies()).toEqual([['/api/events', { id: 15, car_id: 101, form }]]);
  expect(post.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, headers: { 'x-visit': VISIT.id } });
});

it('PL-100 counts a visit by its first page, and none that a page of the site opened in another tab', () => {
  const page = { search: '?utm_source=google', origin: 'https://www.harbour.example' };
  countVisit(VISIT, page, 'https://www.harbour.example/search');
  expect(post).not.toHaveBeenCalled();
  countVisit(VISIT, page, 'https://www.google.com/');
  expect(bodies()).toEqual([['/api/visits', { id: VISIT.id, search: '?utm_source=google', referrer: 'https://www.google.com/' }]]);
});

it('PL-100 an event of a page that the browser renders in advance is sent once the page is seen', () => {
  Object.assign(document, { prerendering: true });
  track({ id: EVENTS.calculatorUsed });
  expect(post).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(bodies()).toEqual([['/api/events', { id: 26 }]]);
});

it('SH-126 appends to the data layer of a tag manager', () => {
  page.dataLayer = [{ event: 'gtm.js' }];
  track({ id: EVENTS.phoneClick, label: 'Used Car', carId: 101 });
  expect(page.dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'forecourt', id: 25, label: 'Used Car', carId: 101 }]);
});

it('SH-126 SH-164 never throws: no network, which is a warning of the console alone, a rejected request, a broken data layer', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(() => track({ id: EVENTS.calculatorUsed })).not.toThrow();
  Object.assign(window, { dataLayer: 'taken' });
  expect(() => track({ id: EVENTS.calculatorUsed })).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(post).toHaveBeenCalledTimes(2);
  expect(warned.mock.calls).toEqual([['analyticsFailed', new TypeError('Failed to fetch')]]);
});
