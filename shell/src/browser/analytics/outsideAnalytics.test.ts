/** @jest-environment jsdom */
import { EVENTS, formEventData, type OutsideAnalytics } from '@forecourt/shared-contracts';
import { createStorage } from '@forecourt/shared-contracts/shell';
import { aCar } from '@forecourt/shared-contracts/testing';
import { startOutsideAnalytics } from './outsideAnalytics';

const NOW = new Date('2026-11-29T02:00:00Z');
const CONTAINER: OutsideAnalytics = { id: 'GTM-ABC1234', consent: true, scripts: [], origins: [], trusted_types: true };
const GA4: OutsideAnalytics = { ...CONTAINER, id: 'G-ABC1234567', consent: false };
const ALLOWED = { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
const ANALYTICS_ALONE = { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
const BEGIN = { event: 'gtm.js', 'gtm.start': NOW.getTime() };
const SCRIPT = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';

const page = window as unknown as { dataLayer?: unknown[]; requestIdleCallback?: (callback: () => void) => void };
let whenIdle: (() => void)[];
let reloads: number;
const idle = () => whenIdle.splice(0).forEach((callback) => callback());
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
/** Messages, commands of the tag as arrays. */
const messages = () =>
  (page.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
  );
/** Another page of the same browser. */
function nextPage(): void {
  whenIdle = [];
  reloads = 0;
  delete page.dataLayer;
  document.head.replaceChildren();
}

beforeEach(() => {
  nextPage();
  page.requestIdleCallback = (callback) => void whenIdle.push(callback);
  localStorage.clear();
  document.cookie = 'session=;path=/;max-age=0';
});

const storage = createStorage('harbour-motors', { local: () => localStorage, session: () => sessionStorage });
const start = (analytics = CONTAINER, now = NOW) => startOutsideAnalytics(analytics, { storage, now, reload: () => (reloads += 1) });
const SEARCH = { id: EVENTS.search, label: 'found' } as const;

it('PL-101 nothing is loaded before the visitor allows it, and then when the browser is idle; what happened before is sent to nobody', () => {
  const { settings, track } = start();
  track(SEARCH);
  idle();
  expect([settings?.consent(), scripts(), messages()]).toEqual([null, [], []]);
  settings?.choose({ analytics: true, advertising: false });
  expect(scripts()).toEqual([]);
  idle();
  track(SEARCH);
  expect(scripts()).toEqual([SCRIPT]);
  expect(messages()).toStrictEqual([
    ['consent', 'default', ANALYTICS_ALONE],
    BEGIN,
    { event: 'forecourt', name: 'search', id: 63, label: 'found', carId: undefined, form: undefined },
  ]);
});

it('PL-101 a choice holds on the next page, for the tags before anything else', () => {
  start().settings?.choose({ analytics: true, advertising: true });
  nextPage();
  const { settings } = start();
  idle();
  expect(settings?.consent()).toEqual({ analytics: true, advertising: true });
  expect(messages()).toEqual([['consent', 'default', ALLOWED], BEGIN]);
  expect(scripts()).toEqual([SCRIPT]);
});

it.each([
  ['a year later', CONTAINER, new Date('2027-11-30T02:00:00Z')],
  ['for another container', { ...CONTAINER, id: 'GTM-OTHER12' }, NOW],
  ['for further origins', { ...CONTAINER, scripts: ['https://connect.facebook.net'] }, NOW],
])('PL-101 the visitor chooses again %s', (_when, analytics, now) => {
  start().settings?.choose({ analytics: true, advertising: true });
  nextPage();
  expect(start(analytics, now).settings?.consent()).toBeNull();
});

it('PL-101 refusing loads nothing, on the next pages either, and deletes what an earlier choice left', () => {
  document.cookie = '_ga=GA1.1.1;path=/';
  document.cookie = '_fbp=fb.1;path=/';
  document.cookie = 'session=mine;path=/';
  start().settings?.choose({ analytics: false, advertising: false });
  expect([document.cookie, reloads]).toEqual(['session=mine', 0]);
  nextPage();
  start();
  idle();
  expect([scripts(), messages()]).toEqual([[], []]);
});

it('PL-101 taking something back reaches the tags, deletes their cookies of that kind, and loads the page again', () => {
  const { settings } = start();
  settings?.choose({ analytics: true, advertising: true });
  idle();
  document.cookie = '_ga=GA1.1.1;path=/';
  document.cookie = '_fbp=fb.1;path=/';
  settings?.choose({ analytics: true, advertising: false });
  expect(messages().at(-1)).toEqual(['consent', 'update', ANALYTICS_ALONE]);
  expect([document.cookie, reloads]).toEqual(['_ga=GA1.1.1', 1]);
  settings?.choose({ analytics: true, advertising: true });
  expect([messages().at(-1), reloads]).toEqual([['consent', 'update', ALLOWED], 1]);
});

it('PL-101 a site that needs no consent loads at once, and its visitors have nothing to choose', () => {
  const { settings } = start({ ...CONTAINER, consent: false });
  idle();
  expect([settings, scripts(), messages()]).toEqual([null, [SCRIPT], [['consent', 'default', ALLOWED], BEGIN]]);
});

it('PL-101 a measurement id gets each event by its recommended name, with what belongs to it and nothing of the visitor', () => {
  const { track } = start(GA4);
  track({ id: EVENTS.usedCarEnquiry, carId: 101, form: formEventData(aCar({ make: 'Kia', model: 'Rio' })) });
  idle();
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567']);
  expect(messages().filter(Array.isArray)).toEqual([
    ['consent', 'default', ALLOWED],
    ['js', NOW],
    ['config', 'G-ABC1234567'],
    ['event', 'generate_lead', { event_number: 15, items: [{ item_id: '101', item_name: 'Kia Rio' }] }],
  ]);
});

it('PL-101 what is stored in another form is no choice', () => {
  storage.local('privacyConsent').write({ analytics: 'yes' });
  expect(start().settings?.consent()).toBeNull();
});

it('PL-101 visitors read whose services get it', () => {
  const analytics = { ...CONTAINER, scripts: ['https://connect.facebook.net'], origins: ['https://*.hotjar.com'] };
  expect(start(analytics).settings?.recipients).toEqual(['Google', 'connect.facebook.net', 'hotjar.com']);
});
