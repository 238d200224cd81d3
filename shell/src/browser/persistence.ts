import {
  customerProfileCleared,
  customerProfileSaved,
  isRecord,
  type Favourite,
  type InjectableSlice,
  type PlatformState,
  type PlatformStorage,
} from '@forecourt/shared-contracts';
import {
  enquiriesRestored,
  favouritesRestored,
  searchHistoryRestored,
  selectSite,
  storageKey,
  viewedCarsRestored,
  type PlatformStore,
  type SearchHistoryEntry,
  type StoredName,
  type ViewedCar,
} from '@forecourt/shared-contracts/shell';
import { isWithinLifetime } from './personalDataLifetime';
import { storedEnquiries } from './storedEnquiries';

type Action = Parameters<PlatformStore['dispatch']>[0];

/** A part of the store that is persisted in local storage. */
interface PersistedState {
  name: StoredName | `${string}/${string}`;
  select(state: PlatformState): object | null;
  /** The action that restores a stored value; null when its shape is invalid. */
  toAction(data: unknown): Action | null;
  /** What is stored for a value, null for nothing; by default the value itself. */
  serialize?(value: object): object | null;
}

/** The entries of a stored list that have their key; null when it is no list. */
function entriesOf<Entry>(data: unknown, key: keyof Entry & string, type: 'number' | 'string'): Entry[] | null {
  return Array.isArray(data) ? data.filter((entry) => isRecord(entry) && typeof entry[key] === type) : null;
}

const unlessNull = <Value>(value: Value | null, restored: (value: Value) => Action) => (value === null ? null : restored(value));

/** Of the core slices. */
const CORE: readonly PersistedState[] = [
  {
    name: 'favourites',
    select: ({ favourites }) => favourites,
    toAction: (data) => unlessNull(entriesOf<Favourite>(data, 'id', 'number'), favouritesRestored),
  },
  {
    name: 'viewedCars',
    select: ({ viewedCars }) => viewedCars,
    toAction: (data) => unlessNull(entriesOf<ViewedCar>(data, 'id', 'number'), viewedCarsRestored),
  },
  {
    name: 'searchHistory',
    select: ({ searchHistory }) => searchHistory,
    toAction: (data) => unlessNull(entriesOf<SearchHistoryEntry>(data, 'path', 'string'), searchHistoryRestored),
  },
  {
    name: 'enquiries',
    select: ({ enquiries }) => enquiries.list,
    toAction: (data) => unlessNull(storedEnquiries(data), enquiriesRestored),
  },
  {
    name: 'customerProfile',
    select: ({ customerProfile }) => customerProfile,
    toAction: (data) => (isRecord(data) && isWithinLifetime(Number(data.savedAt)) ? customerProfileSaved(data) : customerProfileCleared()),
    serialize: (profile) => (Object.keys(profile).length > 0 ? { ...profile, savedAt: Date.now() } : null),
  },
];

/** Persists one part on every change; returns the function that restores it, which also handles a change by another tab. */
function persistState(
  store: PlatformStore,
  storage: PlatformStorage,
  { name, select, toAction, serialize = (value) => value }: PersistedState,
) {
  const entry = storage.local(name);
  let current = select(store.getState());
  let isRestoring = false;

  store.subscribe(() => {
    const value = select(store.getState());
    if (value === current) return;
    current = value;
    if (isRestoring) return;
    const data = value && serialize(value);
    if (data) entry.write(data);
    else entry.clear();
  });

  return (data = entry.read()) => {
    const action = toAction(data);
    if (!action) return;
    isRestoring = true;
    store.dispatch(action);
    isRestoring = false;
    if (data === null || !current) return;
    // What has expired or is invalid is removed from storage too.
    const restored = serialize(current);
    if (!restored) entry.clear();
    else if (Array.isArray(data) && Array.isArray(restored) && restored.length < data.length) entry.write(restored);
  };
}

/** A slice that a remote has injected. */
const stateOf = ({ name, reducerPath }: InjectableSlice, restore: PersistedState['toAction']): PersistedState => ({
  name: name as PersistedState['name'],
  select: (state) => (state as unknown as Record<string, object>)[reducerPath] ?? null,
  toAction: restore,
});

export interface Persistence {
  /** Restores what the site has stored of the core slices, and persists their changes. */
  persistCore(): void;
  /** The same for a slice that was injected, where it has a persistence. */
  persistSlice(slice: InjectableSlice): void;
}

/** Persists slices of the site's store in local storage, each once, synchronized with other tabs. */
export function createPersistence(store: PlatformStore, storage: PlatformStorage): Persistence {
  const site = selectSite(store.getState());
  const restorers = new Map<string, () => void>();
  const persist = (part: PersistedState) => {
    const key = storageKey(site.slug, part.name);
    if (restorers.has(key)) return;
    const restore = persistState(store, storage, part);
    restorers.set(key, restore);
    restore();
  };
  addEventListener('storage', ({ key }) => restorers.get(key ?? '')?.());

  return {
    persistCore: () => CORE.forEach(persist),
    persistSlice(slice) {
      const { persistence } = slice;
      if (persistence && (persistence.isPersistedOn?.(site) ?? true)) persist(stateOf(slice, persistence.restore));
    },
  };
}
