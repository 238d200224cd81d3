import type { SearchHistoryEntry } from '../entities/shopper';
import { aCar, aSite } from '../testing';
import { alertAcknowledged, alertRaised, selectAlert } from './alerts';
import { createPlatformStore } from './createPlatformStore';
import { customerProfileCleared, customerProfileSaved, selectCustomerProfile } from './customerProfile';
import {
  enquiriesCleared,
  enquiriesRestored,
  enquiryRecorded,
  enquirySucceeded,
  selectEnquiries,
  selectIsSuccessLoading,
  selectLastEnquiry,
  successPageReady,
  testDriveChanged,
  type LastEnquiry,
} from './enquiries';
import { favouriteAdded, favouriteOf, favouriteRemoved, selectFavourites, selectIsFavourite } from './favourites';
import { menuClosed, menuOpened, selectOpenMenu } from './navigation';
import { searchHistoryRestored, searchRecorded, selectSearchHistory } from './searchHistory';
import { selectIsSessionLoading, selectIsUnknownUser, selectUser, sessionChecked } from './session';
import { selectSite } from './site';
import { selectToast, toastAdded, toastDismissed, toastRemoved, toastUpdated } from './toasts';
import { carViewed, selectViewedCars, viewedCarsRestored } from './viewedCars';

const aStore = () => createPlatformStore({ site: aSite() });
const user = { id: 5, phone: '+61412345678' };

it('CO-132 has exactly the slices of the platform, each with its selectors', () => {
  const site = aSite();
  const state = createPlatformStore({ site }).getState();
  expect(Object.keys(state).toSorted()).toEqual(
    [
      'site',
      'session',
      'toasts',
      'alerts',
      'chat',
      'watchlist',
      'favourites',
      'viewedCars',
      'searchHistory',
      'customerProfile',
      'enquiries',
      'navigation',
    ].toSorted(),
  );
  expect(selectSite(state)).toBe(site);
});

describe('session', () => {
  it('CO-133 SH-114 has a signed-in user or an anonymous visitor, and neither while the session loads', () => {
    const store = aStore();
    expect(selectIsSessionLoading(store.getState())).toBe(true);
    expect(selectIsUnknownUser(store.getState())).toBe(false);
    store.dispatch(sessionChecked(null));
    expect(selectIsUnknownUser(store.getState())).toBe(true);
    expect(selectUser(store.getState())).toBeNull();
    store.dispatch(sessionChecked(user));
    expect(selectIsUnknownUser(store.getState())).toBe(false);
    expect(selectUser(store.getState())).toEqual(user);
  });
});

it('CO-134 SH-146 SH-147 holds one toast, which can be updated, dismissed and removed', () => {
  const store = aStore();
  store.dispatch(toastAdded({ id: 'one', text: 'Saving' }));
  store.dispatch(toastAdded({ id: 'two', text: 'Car Removed' }));
  expect(store.getState().toasts).toEqual([{ id: 'two', text: 'Car Removed' }]);
  store.dispatch(toastUpdated({ id: 'two', text: 'Car Saved In Watchlist' }));
  store.dispatch(toastDismissed('two'));
  expect(selectToast(store.getState())).toEqual({ id: 'two', text: 'Car Saved In Watchlist', dismissed: true });
  store.dispatch(toastRemoved('two'));
  expect(selectToast(store.getState())).toBeNull();
});

it('CO-134 does not change a toast with another id', () => {
  const store = aStore();
  store.dispatch(toastAdded({ id: 'two', text: 'Car Removed' }));
  store.dispatch(toastUpdated({ id: 'one', text: 'Late' }));
  store.dispatch(toastDismissed('one'));
  store.dispatch(toastRemoved('one'));
  expect(store.getState().toasts).toEqual([{ id: 'two', text: 'Car Removed' }]);
});

it('SH-150 queues alerts, each message once at a time', () => {
  const store = aStore();
  for (const message of ['first', 'second', 'first']) store.dispatch(alertRaised(message));
  expect(store.getState().alerts).toEqual(['first', 'second']);
  store.dispatch(alertAcknowledged());
  expect(selectAlert(store.getState())).toBe('second');
  store.dispatch(alertAcknowledged());
  expect(selectAlert(store.getState())).toBeNull();
});

it('CO-033 lists favourites newest first, without repeats', () => {
  const store = aStore();
  for (const id of [1, 2, 1]) store.dispatch(favouriteAdded(favouriteOf(aCar({ id }))));
  expect(selectFavourites(store.getState()).map(({ id }) => id)).toEqual([1, 2]);
  store.dispatch(favouriteRemoved(1));
  expect(selectIsFavourite(store.getState(), 1)).toBe(false);
});

it('SH-155 CO-034 lists the 20 last viewed cars, newest first', () => {
  const store = aStore();
  for (let id = 1; id <= 21; id += 1) store.dispatch(carViewed(aCar({ id })));
  store.dispatch(carViewed(aCar({ id: 5 })));
  const viewed = selectViewedCars(store.getState());
  expect(viewed).toHaveLength(20);
  expect(viewed.slice(0, 2).map(({ id }) => id)).toEqual([5, 21]);
  expect(Object.keys(viewed[0] ?? {})).toEqual(['id', 'stocknum', 'make', 'model', 'body', 'simple_body']);
  store.dispatch(viewedCarsRestored([...viewed, ...viewed]));
  expect(selectViewedCars(store.getState())).toHaveLength(20);
});

describe('searching', () => {
  const search = (path: string): SearchHistoryEntry => ({ path, filters: { query: '', page: 1, sortBy: '', facets: {}, ranges: {} } });
  const paths = (store: ReturnType<typeof aStore>) => selectSearchHistory(store.getState()).map(({ path }) => path);

  it('CO-035 SH-153 lists the last 5 searches; the oldest is dropped, a repeat of the newest ignored', () => {
    const store = aStore();
    for (const path of ['/a', '/b', '/b', '/c', '/a', '/d', '/e']) store.dispatch(searchRecorded(search(path)));
    expect(paths(store)).toEqual(['/e', '/d', '/a', '/c', '/b']);
    store.dispatch(searchHistoryRestored(['/1', '/2', '/3', '/4', '/5', '/6'].map(search)));
    expect(paths(store)).toEqual(['/1', '/2', '/3', '/4', '/5']);
  });
});

it('CO-036 SH-152 saves the filled fields of a customer; a form without any changes nothing', () => {
  const store = aStore();
  store.dispatch(customerProfileSaved({ name: ' Mia ', last_name: '', postcode: '6000', phone: null, message: 'secret' }));
  expect(selectCustomerProfile(store.getState())).toEqual({ name: 'Mia', postcode: '6000' });
  store.dispatch(customerProfileSaved({ name: ' ', email: undefined }));
  expect(selectCustomerProfile(store.getState())).toEqual({ name: 'Mia', postcode: '6000' });
  store.dispatch(customerProfileCleared());
  expect(selectCustomerProfile(store.getState())).toEqual({});
});

describe('the last enquiries', () => {
  const enquiry = (id: string, over: Partial<LastEnquiry> = {}): LastEnquiry => ({
    id,
    sentAt: '2026-03-02T02:00:00.000Z',
    car: null,
    category: 'General Enquiry',
    ...over,
  });
  const ids = (store: ReturnType<typeof aStore>) => selectEnquiries(store.getState()).map(({ id }) => id);

  it('CO-135 SH-156 hold the success page with its car and category until the page is ready', () => {
    const store = aStore();
    expect(selectLastEnquiry(store.getState())).toBeNull();
    store.dispatch(enquirySucceeded(enquiry('1', { car: aCar() })));
    expect(selectIsSuccessLoading(store.getState())).toBe(true);
    expect(selectLastEnquiry(store.getState())).toMatchObject({ category: 'General Enquiry', car: { id: 101 } });
    store.dispatch(successPageReady());
    expect(selectIsSuccessLoading(store.getState())).toBe(false);
    store.dispatch(enquiryRecorded(enquiry('2', { category: 'Fleet Enquiry' })));
    expect(selectLastEnquiry(store.getState())).toEqual(enquiry('2', { category: 'Fleet Enquiry' }));
    expect(selectIsSuccessLoading(store.getState())).toBe(false);
  });

  it('SH-156 are the last 10, newest first', () => {
    const store = aStore();
    for (let id = 1; id <= 11; id += 1) store.dispatch(enquiryRecorded(enquiry(`${id}`)));
    expect(ids(store)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
    store.dispatch(enquiriesRestored(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map((id) => enquiry(id))));
    expect(ids(store)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
  });

  it('SH-156 have each lead once: a later step replaces its enquiry', () => {
    const store = aStore();
    store.dispatch(enquirySucceeded(enquiry('1')));
    store.dispatch(enquirySucceeded(enquiry('2')));
    store.dispatch(enquiryRecorded(enquiry('1', { category: 'Finance Enquiry' })));
    expect(selectEnquiries(store.getState())).toEqual([enquiry('1', { category: 'Finance Enquiry' }), enquiry('2')]);
  });

  it('FO-048 follow a test drive that the visitor moves or cancels', () => {
    const store = aStore();
    const appointment = { leadId: '1', start: '2026-03-03T09:00:00+08:00', locationSlug: 'perth', changePath: '/test-drives/a' };
    const start = '2026-03-04T10:00:00+08:00';
    store.dispatch(enquiryRecorded(enquiry('1', { appointment })));
    store.dispatch(enquiryRecorded(enquiry('2')));
    store.dispatch(testDriveChanged({ leadId: '1', start }));
    expect(selectEnquiries(store.getState())).toEqual([enquiry('2'), enquiry('1', { appointment: { ...appointment, start } })]);
    store.dispatch(testDriveChanged({ leadId: '1', start: null }));
    expect(selectEnquiries(store.getState())).toEqual([enquiry('2'), enquiry('1', { appointment: null })]);
  });

  it('SH-156 stay when the visitor signs out, until the visitor clears them', () => {
    const store = aStore();
    store.dispatch(enquiryRecorded(enquiry('1')));
    store.dispatch(sessionChecked(null));
    expect(ids(store)).toEqual(['1']);
    store.dispatch(enquiriesCleared());
    expect(ids(store)).toEqual([]);
  });
});

it('CO-132 has one open menu at most', () => {
  const store = aStore();
  store.dispatch(menuOpened('cars'));
  store.dispatch(menuOpened('finance'));
  expect(selectOpenMenu(store.getState())).toBe('finance');
  store.dispatch(menuClosed());
  expect(selectOpenMenu(store.getState())).toBeNull();
});
