import { aCar, aSite } from '../testing';
import { createPlatformStore } from './createPlatformStore';
import { favouriteAdded, favouriteOf, favouriteRemoved, selectFavourites, selectIsFavourite } from './favourites';
import { selectIsUnknownUser, selectUser, sessionChecked } from './session';
import { enquirySucceeded, successPageReady } from './successPage';
import { toastAdded, toastDismissed, toastRemoved, toastUpdated } from './toasts';
import { carViewed } from './viewedCars';

const aStore = () => createPlatformStore({ site: aSite() });

it('CO-133 knows an unknown user only once the session check has ended', () => {
  const store = aStore();
  expect(selectIsUnknownUser(store.getState())).toBe(false);
  store.dispatch(sessionChecked(null));
  expect(selectIsUnknownUser(store.getState())).toBe(true);
  store.dispatch(sessionChecked({ id: 5, phone: '+61412345678' }));
  expect(selectIsUnknownUser(store.getState())).toBe(false);
  expect(selectUser(store.getState())).toEqual({ id: 5, phone: '+61412345678' });
});

it('CO-134 SH-146 SH-147 holds one toast, which can be updated, dismissed and removed', () => {
  const store = aStore();
  store.dispatch(toastAdded({ id: 'one', text: 'Saving' }));
  store.dispatch(toastAdded({ id: 'two', text: 'Car Removed' }));
  expect(store.getState().toasts).toEqual([{ id: 'two', text: 'Car Removed' }]);
  store.dispatch(toastUpdated({ id: 'two', text: 'Car Saved In Watchlist' }));
  store.dispatch(toastDismissed('two'));
  expect(store.getState().toasts).toEqual([{ id: 'two', text: 'Car Saved In Watchlist', dismissed: true }]);
  store.dispatch(toastRemoved('two'));
  expect(store.getState().toasts).toEqual([]);
});

it('CO-033 keeps favourites newest first, without repeats', () => {
  const store = aStore();
  store.dispatch(favouriteAdded(favouriteOf(aCar({ id: 1 }))));
  store.dispatch(favouriteAdded(favouriteOf(aCar({ id: 2 }))));
  store.dispatch(favouriteAdded(favouriteOf(aCar({ id: 1 }))));
  expect(selectFavourites(store.getState()).map(({ id }) => id)).toEqual([1, 2]);
  store.dispatch(favouriteRemoved(1));
  expect(selectIsFavourite(store.getState(), 1)).toBe(false);
});

it('SH-155 keeps the 20 cars viewed last, newest first', () => {
  const store = aStore();
  for (let id = 1; id <= 21; id += 1) store.dispatch(carViewed(aCar({ id })));
  store.dispatch(carViewed(aCar({ id: 5 })));
  const ids = store.getState().viewedCars.map((each) => each.id);
  expect(ids).toHaveLength(20);
  expect(ids.slice(0, 2)).toEqual([5, 21]);
  expect(Object.keys(store.getState().viewedCars[0] ?? {})).toEqual(['id', 'stocknum', 'make', 'model', 'body', 'simple_body']);
});

it('CO-135 holds the success page with its car and category until the page is ready', () => {
  const store = aStore();
  store.dispatch(enquirySucceeded({ car: aCar(), category: 'General Enquiry' }));
  expect(store.getState().successPage).toMatchObject({ loading: true, last: { category: 'General Enquiry', car: { id: 101 } } });
  store.dispatch(successPageReady());
  expect(store.getState().successPage.loading).toBe(false);
});
