import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { aCar, aSite } from '../testing';
import { createPlatformStore } from './createPlatformStore';
import { favouriteAdded, favouriteOf, selectFavourites } from './favourites';

const counted = () =>
  createSlice({
    name: 'counter',
    initialState: { count: 0 },
    reducers: { counted: (state, { payload }: PayloadAction<number>) => ({ count: state.count + payload }) },
  });

const stateOf = (store: ReturnType<typeof createPlatformStore>, name: string) => (store.getState() as Record<string, unknown>)[name];

describe('CO-132 one store for all remotes', () => {
  let complaint: jest.SpyInstance;
  beforeEach(() => {
    complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    const complaints = complaint.mock.calls;
    complaint.mockRestore();
    if (complaints.length > 0) throw new Error(`Unexpected console.error: ${complaints.join('; ')}`);
  });

  it('starts with the core slices', () => {
    const store = createPlatformStore({ site: aSite() });
    expect(Object.keys(store.getState())).toEqual(
      expect.arrayContaining(['session', 'toasts', 'favourites', 'viewedCars', 'successPage', 'navigation']),
    );
  });

  it('takes over the server state of the core slices', () => {
    const favourite = favouriteOf(aCar());
    const store = createPlatformStore({ site: aSite(), preloaded: { favourites: [favourite] } });
    expect(selectFavourites(store.getState())).toEqual([favourite]);
  });

  it('PL-006 adds a slice late, which then answers its actions', () => {
    const store = createPlatformStore({ site: aSite() });
    const slice = counted();
    store.injectSlice(slice);
    store.dispatch(slice.actions.counted(2));
    expect(stateOf(store, 'counter')).toEqual({ count: 2 });
  });

  it('PL-006 keeps the server state of an absent slice through actions and hands it over on injection', () => {
    const store = createPlatformStore({ site: aSite(), preloaded: { counter: { count: 41 }, favourites: [] } });
    store.dispatch(favouriteAdded(favouriteOf(aCar())));
    const slice = counted();
    store.injectSlice(slice);
    expect(stateOf(store, 'counter')).toEqual({ count: 41 });
    store.dispatch(slice.actions.counted(1));
    expect(stateOf(store, 'counter')).toEqual({ count: 42 });
  });

  it('PL-006 tells subscribers of an injected slice', () => {
    const store = createPlatformStore({ site: aSite() });
    const listener = jest.fn();
    store.subscribe(listener);
    store.injectSlice(counted());
    expect(listener).toHaveBeenCalled();
  });

  it('PL-006 takes the same slice twice without losing its state', () => {
    const store = createPlatformStore({ site: aSite(), preloaded: { counter: { count: 1 } } });
    const slice = counted();
    store.injectSlice(slice);
    store.dispatch(slice.actions.counted(1));
    store.injectSlice(slice);
    expect(stateOf(store, 'counter')).toEqual({ count: 2 });
  });

  it('PL-006 refuses a different slice of a name that is taken', () => {
    const store = createPlatformStore({ site: aSite() });
    store.injectSlice(counted());
    expect(() => store.injectSlice(counted())).toThrow(/counter/);
    expect(() => store.injectSlice(createSlice({ name: 'favourites', initialState: [], reducers: {} }))).toThrow(/favourites/);
  });

  it('keeps two stores apart, as two requests of one server need', () => {
    const one = createPlatformStore({ site: aSite() });
    const other = createPlatformStore({ site: aSite() });
    one.injectSlice(counted());
    expect(stateOf(other, 'counter')).toBeUndefined();
  });
});
