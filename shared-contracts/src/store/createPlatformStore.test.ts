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
  let consoleError: jest.SpyInstance;
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    const errors = consoleError.mock.calls;
    consoleError.mockRestore();
    if (errors.length > 0) throw new Error(`Unexpected console.error: ${errors.join('; ')}`);
  });

  it('takes over the server state of the core slices', () => {
    const favourite = favouriteOf(aCar());
    const store = createPlatformStore({ site: aSite(), preloaded: { favourites: [favourite] } });
    expect(selectFavourites(store.getState())).toEqual([favourite]);
  });

  it('PL-006 reduces the actions of a slice that was injected later', () => {
    const store = createPlatformStore({ site: aSite() });
    const slice = counted();
    store.injectSlice(slice);
    store.dispatch(slice.actions.counted(2));
    expect(stateOf(store, 'counter')).toEqual({ count: 2 });
  });

  it('PL-006 stores the server state of an absent slice until its injection', () => {
    const store = createPlatformStore({ site: aSite(), preloaded: { counter: { count: 41 }, favourites: [] } });
    store.dispatch(favouriteAdded(favouriteOf(aCar())));
    const slice = counted();
    store.injectSlice(slice);
    expect(stateOf(store, 'counter')).toEqual({ count: 41 });
    store.dispatch(slice.actions.counted(1));
    expect(stateOf(store, 'counter')).toEqual({ count: 42 });
  });

  it('PL-006 notifies subscribers of an injected slice', () => {
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

  it('PL-006 rejects a different slice with a name that is in use', () => {
    const store = createPlatformStore({ site: aSite() });
    store.injectSlice(counted());
    expect(() => store.injectSlice(counted())).toThrow(/counter/);
    expect(() => store.injectSlice(createSlice({ name: 'favourites', initialState: [], reducers: {} }))).toThrow(/favourites/);
  });

  it('shares nothing between two stores, such as those of two requests', () => {
    const one = createPlatformStore({ site: aSite() });
    const other = createPlatformStore({ site: aSite() });
    one.injectSlice(counted());
    expect(stateOf(other, 'counter')).toBeUndefined();
  });

  it('takes the site of the page, whatever the server state holds', () => {
    const site = aSite();
    expect(createPlatformStore({ site, preloaded: { favourites: [] } }).getState().site).toBe(site);
  });
});

describe('PL-006 private actions', () => {
  const filters = createSlice({
    name: 'mf-search/filters',
    initialState: { isOpen: false },
    reducers: { opened: () => ({ isOpen: true }) },
  });
  const { opened } = filters.actions;
  const shop = (options: Partial<Parameters<typeof createPlatformStore>[0]> = {}) => {
    const store = createPlatformStore({ site: aSite(), ...options });
    store.viewFor('mf-search').injectSlice(filters);
    return store;
  };
  const isOpen = (store: ReturnType<typeof shop>) => stateOf(store, 'mf-search/filters');

  it('lets a remote dispatch its own actions and the public facts of the platform', () => {
    const store = shop();
    const view = store.viewFor('mf-search');
    view.dispatch(opened());
    view.dispatch(favouriteAdded(favouriteOf(aCar())));
    expect(isOpen(store)).toEqual({ isOpen: true });
    expect(view.getState()).toBe(store.getState());
    expect(selectFavourites(store.getState())).toHaveLength(1);
  });

  it("rejects another remote's action in development, with a message on what to do", () => {
    const store = shop();
    expect(() => store.viewFor('mf-vehicle').dispatch(opened())).toThrow(
      /mf-vehicle dispatched 'mf-search\/filters\/opened'.*private to mf-search.*public/,
    );
    expect(isOpen(store)).toEqual({ isOpen: false });
  });

  it('counts it in production and lets it through', () => {
    const onForeignAction = jest.fn();
    const store = shop({ onForeignAction });
    store.viewFor('mf-vehicle').dispatch(opened());
    store.viewFor('mf-search').dispatch(opened());
    expect(onForeignAction.mock.calls).toEqual([[{ remote: 'mf-vehicle', owner: 'mf-search', type: 'mf-search/filters/opened' }]]);
    expect(isOpen(store)).toEqual({ isOpen: true });
  });

  it('looks into a thunk as well', () => {
    const store = shop();
    const thunk = (dispatch: typeof store.dispatch) => dispatch(opened());
    expect(() => store.viewFor('mf-vehicle').dispatch(thunk as never)).toThrow(/private to mf-search/);
  });

  it('requires the name of the remote in the names of its slices', () => {
    const view = createPlatformStore({ site: aSite() }).viewFor('mf-vehicle');
    expect(() => view.injectSlice(filters)).toThrow("The slice 'mf-search/filters' of mf-vehicle must be named 'mf-vehicle/…'");
    expect(() => view.injectSlice(counted())).toThrow(/counter/);
  });

  it('gives a remote the same view each time', () => {
    const store = shop();
    expect(store.viewFor('mf-search')).toBe(store.viewFor('mf-search'));
    expect(store.viewFor('mf-search').viewFor('mf-forms')).toBe(store.viewFor('mf-forms'));
  });
});
