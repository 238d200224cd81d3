import { isRecord, noStorage, type PlatformStorage } from '@forecourt/shared-contracts';
import { journeyReducer, type JourneyEvent, type JourneyState } from './journeyState';

/** What one journey is: a form, a valuation, a checkout. */
export interface JourneyDefinition<Values, Body> {
  /** Of its steps in the history of the browser. */
  id: string;
  /** Its name in session storage. */
  storedAs: `${string}/${string}`;
  /** What is known before it begins. */
  empty: Values;
  /** What is stored, also by an earlier version; what is missing or has another type reads as in an empty one. */
  parse(data: Readonly<Record<string, unknown>>): JourneyState<Values, Body>;
  /** What is stored of it; nothing else survives a reload. */
  format(state: JourneyState<Values, Body>): unknown;
  /** How many of its steps are done; a later one is not displayed. */
  countDone(values: Values): number;
}

/** The state of a journey in this tab. */
export interface JourneyStore<Values, Body> {
  read(): JourneyState<Values, Body>;
  /** As nobody has begun it: what a server renders, and a browser hydrates. */
  initial: JourneyState<Values, Body>;
  dispatch(event: JourneyEvent<Values, Body>): void;
  /** Forgets all of it. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

function createJourneyStore<Values, Body>(
  storage: PlatformStorage,
  { storedAs, empty, parse, format }: JourneyDefinition<Values, Body>,
): JourneyStore<Values, Body> {
  const stored = storage.session(storedAs);
  const initial: JourneyState<Values, Body> = { values: empty, pending: null };
  const data = stored.read();
  let state = isRecord(data) ? parse(data) : initial;
  const listeners = new Set<() => void>();
  const become = (next: JourneyState<Values, Body>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    initial,
    dispatch(event) {
      const next = journeyReducer(state, event);
      // Before anything is sent: a reload repeats the same request.
      stored.write(format(next));
      become(next);
    },
    clear() {
      stored.clear();
      become(initial);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const stores = new WeakMap<PlatformStorage, Map<string, unknown>>();

/** The one store of a journey in this tab, which all parts of the page share; an own one where nothing is stored, as on a server. */
export function journeyStore<Values, Body>(storage: PlatformStorage, journey: JourneyDefinition<Values, Body>): JourneyStore<Values, Body> {
  if (storage === noStorage) return createJourneyStore(storage, journey);
  const own = stores.get(storage) ?? new Map<string, unknown>();
  stores.set(storage, own);
  const store = (own.get(journey.storedAs) as JourneyStore<Values, Body> | undefined) ?? createJourneyStore(storage, journey);
  own.set(journey.storedAs, store);
  return store;
}
