import {
  compareRestored,
  customerProfileCleared,
  customerProfileSaved,
  favouritesRestored,
  filterSectionsRestored,
  isRecord,
  lastEnquiryRestored,
  searchHistoryRestored,
  selectSite,
  storageKey,
  viewedCarsRestored,
  type Favourite,
  type LastEnquiry,
  type PlatformState,
  type PlatformStorage,
  type PlatformStore,
  type SearchHistoryEntry,
  type StoredName,
  type ViewedCar,
} from '@forecourt/shared-contracts';

type Action = Parameters<PlatformStore['dispatch']>[0];

/** A part of the store that is persisted in local storage. */
interface PersistedSlice {
  name: StoredName;
  select(state: PlatformState): object | null;
  /** The action that restores a stored value; null when its shape is invalid. */
  toAction(data: unknown): Action | null;
  /** What is stored for a value, null for nothing; by default the value itself. */
  serialize?(value: object): object | null;
}

/** A shared device must not store personal data for ever. */
const PROFILE_LIFETIME_MS = 30 * 86_400_000;

/** The entries of a stored list that have their key; null when it is no list. */
function entriesOf<Entry>(data: unknown, key: keyof Entry & string, type: 'number' | 'string'): Entry[] | null {
  return Array.isArray(data) ? data.filter((entry) => isRecord(entry) && typeof entry[key] === type) : null;
}

const unlessNull = <Value>(value: Value | null, restored: (value: Value) => Action) => (value === null ? null : restored(value));

const SLICES: readonly PersistedSlice[] = [
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
    name: 'compare',
    select: ({ compare }) => compare,
    toAction: (data) => (Array.isArray(data) ? compareRestored(data.filter(Number.isInteger)) : null),
  },
  {
    name: 'lastEnquiry',
    select: ({ successPage }) => successPage.last,
    toAction: (data) => (isRecord(data) && typeof data.category === 'string' ? lastEnquiryRestored(data as unknown as LastEnquiry) : null),
  },
  {
    name: 'customerProfile',
    select: ({ customerProfile }) => customerProfile,
    toAction: (data) => (isRecord(data) && Date.now() - Number(data.savedAt) <= PROFILE_LIFETIME_MS ? customerProfileSaved(data) : customerProfileCleared()),
    serialize: (profile) => (Object.keys(profile).length > 0 ? { ...profile, savedAt: Date.now() } : null),
  },
];

const FILTER_SECTIONS: PersistedSlice = {
  name: 'filterSections',
  select: ({ search }) => search.openSections,
  toAction: (data) =>
    isRecord(data) ? filterSectionsRestored(Object.fromEntries(Object.entries(data).map(([name, isOpen]) => [name, isOpen === true]))) : null,
};

/** Persists one slice on every change; returns the function that restores it, which also handles a change by another tab. */
function persistSlice(store: PlatformStore, storage: PlatformStorage, { name, select, toAction, serialize = (value) => value }: PersistedSlice) {
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
    // A value that has expired is removed from storage too.
    if (data !== null && current && !serialize(current)) entry.clear();
  };
}

/** Restores the persisted slices of the site from local storage and persists their changes, synchronized with other tabs. */
export function persist(store: PlatformStore, storage: PlatformStorage): void {
  const { slug, switches } = selectSite(store.getState());
  const slices = switches.persistFilterSections ? [...SLICES, FILTER_SECTIONS] : SLICES;
  const restorers = new Map(slices.map((slice) => [storageKey(slug, slice.name), persistSlice(store, storage, slice)]));
  for (const restore of restorers.values()) restore();
  addEventListener('storage', ({ key }) => restorers.get(key ?? '')?.());
}
