import {
  compareRestored,
  customerProfileCleared,
  customerProfileSaved,
  favouritesRestored,
  filterSectionsRestored,
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

type Fact = Parameters<PlatformStore['dispatch']>[0];
type StoredRecord = Readonly<Record<string, unknown>>;

/** A part of the store that the browser keeps. */
interface PersistedSlice {
  name: StoredName;
  select(state: PlatformState): object | null;
  /** The fact that brings a stored value back; null where its shape is another. */
  restored(data: unknown): Fact | null;
  /** What is stored of a value, null for nothing; the value itself when missing. */
  stored?(value: object): object | null;
}

/** A shared device should not know a visitor for ever (PL-047). */
const PROFILE_LIFETIME_MS = 30 * 86_400_000;

const isRecord = (value: unknown): value is StoredRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a stored list that have their key; null where it is no list. */
function entriesOf<Entry>(data: unknown, key: keyof Entry & string, type: 'number' | 'string'): Entry[] | null {
  return Array.isArray(data) ? data.filter((entry) => isRecord(entry) && typeof entry[key] === type) : null;
}

const ifThere = <Value>(value: Value | null, restored: (value: Value) => Fact) => (value === null ? null : restored(value));

const PARTS: readonly PersistedSlice[] = [
  {
    name: 'favourites',
    select: ({ favourites }) => favourites,
    restored: (data) => ifThere(entriesOf<Favourite>(data, 'id', 'number'), favouritesRestored),
  },
  {
    name: 'viewedCars',
    select: ({ viewedCars }) => viewedCars,
    restored: (data) => ifThere(entriesOf<ViewedCar>(data, 'id', 'number'), viewedCarsRestored),
  },
  {
    name: 'searchHistory',
    select: ({ searchHistory }) => searchHistory,
    restored: (data) => ifThere(entriesOf<SearchHistoryEntry>(data, 'path', 'string'), searchHistoryRestored),
  },
  {
    name: 'compare',
    select: ({ compare }) => compare,
    restored: (data) => (Array.isArray(data) ? compareRestored(data.filter(Number.isInteger)) : null),
  },
  {
    name: 'lastEnquiry',
    select: ({ successPage }) => successPage.last,
    restored: (data) => (isRecord(data) && typeof data.category === 'string' ? lastEnquiryRestored(data as unknown as LastEnquiry) : null),
  },
  {
    name: 'customerProfile',
    select: ({ customerProfile }) => customerProfile,
    restored: (data) => (isRecord(data) && Date.now() - Number(data.savedAt) <= PROFILE_LIFETIME_MS ? customerProfileSaved(data) : customerProfileCleared()),
    stored: (profile) => (Object.keys(profile).length > 0 ? { ...profile, savedAt: Date.now() } : null),
  },
];

const FILTER_SECTIONS: PersistedSlice = {
  name: 'filterSections',
  select: ({ search }) => search.openSections,
  restored: (data) =>
    isRecord(data) ? filterSectionsRestored(Object.fromEntries(Object.entries(data).map(([name, isOpen]) => [name, isOpen === true]))) : null,
};

/** Brings one part back and keeps it up to date; answers what reads it again, for a change by another tab. */
function persistSlice(store: PlatformStore, storage: PlatformStorage, { name, select, restored, stored = (value) => value }: PersistedSlice) {
  const place = storage.local(name);
  let known = select(store.getState());
  let isRestoring = false;

  store.subscribe(() => {
    const value = select(store.getState());
    if (value === known) return;
    known = value;
    if (isRestoring) return;
    const data = value && stored(value);
    if (data) place.write(data);
    else place.clear();
  });

  return (data = place.read()) => {
    const fact = restored(data);
    if (!fact) return;
    isRestoring = true;
    store.dispatch(fact);
    isRestoring = false;
    // What is too old to be used is not kept either.
    if (data !== null && known && !stored(known)) place.clear();
  };
}

/** Brings back what this browser keeps for the site, and keeps it up to date, also with other tabs (SH-152…159). */
export function persist(store: PlatformStore, storage: PlatformStorage): void {
  const { slug, switches } = selectSite(store.getState());
  const parts = switches.persistFilterSections ? [...PARTS, FILTER_SECTIONS] : PARTS;
  const readers = new Map(parts.map((part) => [storageKey(slug, part.name), persistSlice(store, storage, part)]));
  for (const read of readers.values()) read();
  addEventListener('storage', ({ key }) => readers.get(key ?? '')?.());
}
