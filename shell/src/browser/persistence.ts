import {
  favouritesRestored,
  lastEnquiryRestored,
  viewedCarsRestored,
  type Favourite,
  type LastEnquiry,
  type PlatformStore,
  type ViewedCar,
} from '@forecourt/shared-contracts';

const VERSION = 1;

/** Storage that is full, forbidden or holds something else is ignored: the feature works for this visit (SH-151, CO-136). */
function stored<Value>(key: string) {
  return {
    read(): Value | null {
      try {
        const { v, data } = JSON.parse(localStorage.getItem(key) ?? '{}') as { v?: number; data?: Value };
        return v === VERSION && data !== undefined ? data : null;
      } catch {
        return null;
      }
    },
    write(data: Value): void {
      try {
        localStorage.setItem(key, JSON.stringify({ v: VERSION, data }));
      } catch {
        // Full or forbidden: nothing to do for the visitor.
      }
    },
  };
}

/** Brings back what this browser keeps for the site, and keeps it up to date (SH-151…156). */
export function persist(store: PlatformStore, siteSlug: string): void {
  const favourites = stored<Favourite[]>(`${siteSlug}:favourites`);
  const viewed = stored<ViewedCar[]>(`${siteSlug}:viewedCars`);
  const lastEnquiry = stored<LastEnquiry>(`${siteSlug}:lastEnquiry`);

  const kept = favourites.read();
  if (kept) store.dispatch(favouritesRestored(kept));
  const seen = viewed.read();
  if (seen) store.dispatch(viewedCarsRestored([...store.getState().viewedCars, ...seen]));
  const last = lastEnquiry.read();
  if (last) store.dispatch(lastEnquiryRestored(last));

  let before = store.getState();
  store.subscribe(() => {
    const state = store.getState();
    if (state.favourites !== before.favourites) favourites.write(state.favourites);
    if (state.viewedCars !== before.viewedCars) viewed.write(state.viewedCars);
    if (state.successPage.last && state.successPage.last !== before.successPage.last) lastEnquiry.write(state.successPage.last);
    before = state;
  });
}
