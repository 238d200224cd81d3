/** @jest-environment jsdom */
import {
  carViewed,
  customerProfileCleared,
  customerProfileSaved,
  enquiriesCleared,
  enquirySucceeded,
  favouriteAdded,
  favouriteOf,
  favouriteRemoved,
  searchRecorded,
  type InjectableSlice,
  type LastEnquiry,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { createPlatformStore, createStorage, type SearchHistoryEntry } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createPersistence } from './persistence';

const KEY = 'harbour-motors:favourites';
const favourite = favouriteOf(aCar());
const DAY_MS = 86_400_000;

/** A new page of the site in this browser. */
function open(site: SiteConfig = aSite(), slices: readonly InjectableSlice[] = []) {
  const store = createPlatformStore({ site });
  const { persistCore, persistSlice } = createPersistence(
    store,
    createStorage(site.slug, { local: () => localStorage, session: () => sessionStorage }),
  );
  persistCore();
  for (const slice of slices) {
    store.injectSlice(slice);
    persistSlice(slice);
  }
  return store;
}

const stored = (name: string) =>
  JSON.parse(localStorage.getItem(`harbour-motors:${name}`) ?? 'null') as { v: number; data: unknown } | null;
const put = (name: string, data: unknown) => localStorage.setItem(`harbour-motors:${name}`, JSON.stringify({ v: 1, data }));
const search = (path: string): SearchHistoryEntry => ({ path, filters: { query: path, page: 1, sortBy: '', facets: {}, ranges: {} } });

beforeEach(() => localStorage.clear());

it('SH-151 SH-154 CO-136 persists favourites under the key of the site, with the format version', () => {
  open().dispatch(favouriteAdded(favourite));
  expect(stored('favourites')).toEqual({ v: 1, data: [favourite] });
  expect(open().getState().favourites).toEqual([favourite]);
});

it('SH-154 persists an emptied list', () => {
  const store = open();
  store.dispatch(favouriteAdded(favourite));
  store.dispatch(favouriteRemoved(favourite.id));
  expect(open().getState().favourites).toEqual([]);
});

it('SH-151 two sites in one browser do not share storage', () => {
  open().dispatch(favouriteAdded(favourite));
  expect(open(aSite({ slug: 'hill-cars' })).getState().favourites).toEqual([]);
});

it('SH-153 SH-155 restores the last searches and the cars viewed', () => {
  const store = open();
  store.dispatch(searchRecorded(search('/search/toyota')));
  store.dispatch(carViewed(aCar({ id: 7 })));
  const { searchHistory, viewedCars } = open().getState();
  expect(searchHistory).toEqual([search('/search/toyota')]);
  expect(viewedCars.map(({ id }) => id)).toEqual([7]);
});

describe('SH-156 the last enquiries', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-31T02:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  const enquiry = (id: string, over: Partial<LastEnquiry> = {}): LastEnquiry => ({
    id,
    sentAt: '2026-03-30T02:00:00.000Z',
    car: null,
    category: 'General Enquiry',
    ...over,
  });
  const { id, slug, name, year, make, model, badge, series, primary_image_url } = aCar();
  const whole = enquiry('whole', {
    car: { id, slug, name, year, make, model, badge, series, primary_image_url },
    category: 'Test Drive',
    appointment: { leadId: 'whole', start: '2026-04-02T09:00:00+08:00', locationSlug: 'perth', changePath: '/test-drive/change/token' },
  });
  const restoredIds = () =>
    open()
      .getState()
      .enquiries.list.map((each) => each.id);

  it('SH-156 are restored newest first, with car, category and appointment', () => {
    const store = open();
    store.dispatch(enquirySucceeded(enquiry('first')));
    store.dispatch(enquirySucceeded(whole));
    expect(open().getState().enquiries).toEqual({ loading: false, list: [whole, enquiry('first')] });
  });

  it('SH-156 stay cleared after the visitor cleared the list', () => {
    const store = open();
    store.dispatch(enquirySucceeded(whole));
    store.dispatch(enquiriesCleared());
    expect(stored('enquiries')?.data).toEqual([]);
    expect(restoredIds()).toEqual([]);
  });

  it('SH-156 expire after 30 days, one by one, and leave storage too', () => {
    put('enquiries', [
      enquiry('new'),
      enquiry('30 days', { sentAt: '2026-03-01T02:00:00.000Z' }),
      enquiry('older', { sentAt: '2026-03-01T01:59:59.999Z' }),
    ]);
    expect(restoredIds()).toEqual(['new', '30 days']);
    expect(stored('enquiries')?.data).toEqual([enquiry('new'), enquiry('30 days', { sentAt: '2026-03-01T02:00:00.000Z' })]);
    jest.setSystemTime(new Date('2026-06-01T02:00:00Z'));
    expect(restoredIds()).toEqual([]);
    expect(stored('enquiries')?.data).toEqual([]);
  });

  it.each([
    ['no identity', { ...whole, id: undefined }],
    ['no category', { ...whole, category: null }],
    ['no time', { ...whole, sentAt: undefined }],
    ['a time that is none', { ...whole, sentAt: 'yesterday' }],
    ['no car field', { ...whole, car: undefined }],
    ['a car without slug', { ...whole, car: { id: 101, primary_image_url: null } }],
    ['a car whose image is no path', { ...whole, car: { ...whole.car, primary_image_url: 7 } }],
    ['an appointment that is a text', { ...whole, appointment: 'tomorrow' }],
    ['an appointment without a start', { ...whole, appointment: { leadId: 'whole', locationSlug: 'perth' } }],
    ['a link to another site', { ...whole, appointment: { ...whole.appointment, changePath: 'https://elsewhere.example/' } }],
    ['a link to another host', { ...whole, appointment: { ...whole.appointment, changePath: '//elsewhere.example/' } }],
    ['the shape of a single enquiry', { car: null, category: 'General Enquiry' }],
    ['no fields', 'General Enquiry'],
    ['nothing', null],
  ])('CO-136 discards an entry with %s, and restores the others', (_what, entry) => {
    put('enquiries', [entry, whole]);
    expect(restoredIds()).toEqual(['whole']);
  });
});

describe('a slice of a remote', () => {
  const counter = createSlice({
    name: 'mf-search/counter',
    initialState: { count: 0 },
    reducers: {
      counted: ({ count }) => ({ count: count + 1 }),
      countRestored: (_state, { payload }: PayloadAction<{ count: number }>) => payload,
    },
  });
  const { counted, countRestored } = counter.actions;
  const isCount = (data: unknown): data is { count: number } => typeof (data as { count?: unknown } | null)?.count === 'number';
  const persisted: InjectableSlice = {
    ...counter,
    persistence: {
      restore: (data) => (isCount(data) ? countRestored(data) : null),
      isPersistedOn: ({ switches }) => switches.persistFilterSections,
    },
  };
  const persisting = aSite({ switches: { persistFilterSections: true } });
  const countOf = (store: ReturnType<typeof open>) => (store.getState() as unknown as Record<string, unknown>)['mf-search/counter'];

  it('SH-151 is restored under its name, only on sites that persist it', () => {
    open(persisting, [persisted]).dispatch(counted());
    expect(stored('mf-search/counter')).toEqual({ v: 1, data: { count: 1 } });
    expect(countOf(open(persisting, [persisted]))).toEqual({ count: 1 });
    expect(countOf(open(aSite(), [persisted]))).toEqual({ count: 0 });
  });

  it('SH-151 is persisted once, by however many parts it is injected', () => {
    const store = open(persisting, [persisted, persisted]);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    store.dispatch(counted());
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  it('CO-136 discards a stored value of another shape', () => {
    put('mf-search/counter', ['1']);
    expect(countOf(open(persisting, [persisted]))).toEqual({ count: 0 });
  });

  it('stores nothing without a persistence', () => {
    open(persisting, [counter]).dispatch(counted());
    expect(stored('mf-search/counter')).toBeNull();
  });
});

describe('SH-152 the customer profile', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-02T02:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('stores the filled fields only, and nothing when all are empty', () => {
    const store = open();
    store.dispatch(customerProfileSaved({ name: ' ', email: '', phone: null }));
    expect(stored('customerProfile')).toBeNull();
    store.dispatch(customerProfileSaved({ name: ' Mia ', email: 'mia@example.com', phone: '', message: 'secret' }));
    expect(stored('customerProfile')?.data).toEqual({ name: 'Mia', email: 'mia@example.com', savedAt: Date.now() });
    expect(open().getState().customerProfile).toEqual({ name: 'Mia', email: 'mia@example.com' });
  });

  it.each([
    [30, { name: 'Mia' }],
    [31, {}],
  ])('PL-047 persists for 30 days: after %i days %j', (days, expected) => {
    open().dispatch(customerProfileSaved({ name: 'Mia' }));
    jest.setSystemTime(Date.now() + days * DAY_MS);
    expect(open().getState().customerProfile).toEqual(expected);
    expect(stored('customerProfile') === null).toBe(days > 30);
  });

  it('PL-047 counts from the form, not from the last visit', () => {
    open().dispatch(customerProfileSaved({ name: 'Mia' }));
    jest.setSystemTime(Date.now() + 20 * DAY_MS);
    open();
    jest.setSystemTime(Date.now() + 20 * DAY_MS);
    expect(open().getState().customerProfile).toEqual({});
  });

  it('PL-047 is cleared when the visitor wants to be forgotten', () => {
    const store = open();
    store.dispatch(customerProfileSaved({ name: 'Mia' }));
    store.dispatch(customerProfileCleared());
    expect(stored('customerProfile')).toBeNull();
    expect(open().getState().customerProfile).toEqual({});
  });
});

it.each([
  ['another version', JSON.stringify({ v: 2, data: [favourite] })],
  ['no version', JSON.stringify([favourite])],
  ['no JSON', '{"v": 1, "da'],
  ['null', 'null'],
  ['nothing inside', JSON.stringify({ v: 1 })],
])('CO-136 discards a stored value with %s silently', (_what, text) => {
  localStorage.setItem(KEY, text);
  expect(open().getState().favourites).toEqual([]);
});

it('CO-136 discards what has another shape, and entries without their key', () => {
  put('favourites', [favourite, { name: 'no id' }, null, 'car']);
  put('viewedCars', { id: 7 });
  put('enquiries', { car: null, category: 'General Enquiry' });
  put('customerProfile', 'Mia');
  const { favourites, viewedCars, enquiries, customerProfile } = open().getState();
  expect(favourites).toEqual([favourite]);
  expect(viewedCars).toEqual([]);
  expect(enquiries.list).toEqual([]);
  expect(customerProfile).toEqual({});
});

it('SH-151 ignores full storage: the feature works for this visit', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = open();
  store.dispatch(favouriteAdded(favourite));
  expect(full).toHaveBeenCalled();
  expect(store.getState().favourites).toEqual([favourite]);
});

it('SH-151 ignores forbidden storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(open().getState().favourites).toEqual([]);
});

it('SH-151 writes only what changed', () => {
  const store = open();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  store.dispatch({ type: 'somebody/else' });
  expect(write).not.toHaveBeenCalled();
  store.dispatch(favouriteAdded(favourite));
  expect(write).toHaveBeenCalledTimes(1);
});

it('SH-154 restores what another tab saved, and writes nothing back', () => {
  const store = open();
  put('favourites', [favourite]);
  const write = jest.spyOn(Storage.prototype, 'setItem');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(store.getState().favourites).toEqual([favourite]);
  store.dispatch({ type: 'somebody/else' });
  expect(write).not.toHaveBeenCalled();
});
