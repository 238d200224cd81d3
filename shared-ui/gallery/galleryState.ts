import type { SiteConfig } from '@forecourt/shared-contracts';

/** The state of the gallery in its URL. */
export interface GalleryState {
  tenant: string;
  scheme: 'light' | 'dark';
  /** one: a page to look through; bare: specimens only; four: every tenant beside the others. */
  view: 'one' | 'bare' | 'four';
  /** Only the specimen that shows this component. */
  component: string | null;
  /** A state that covers the page. */
  state: string | null;
}

/** Reads '?tenant=kestrel-motor-group&scheme=dark'; what is missing or unknown falls back to the first. */
export function parseGalleryState(query: string, sites: readonly SiteConfig[]): GalleryState {
  const parameters = new URLSearchParams(query);
  const tenant = parameters.get('tenant') ?? '';
  const view = parameters.get('view');
  return {
    tenant: sites.some(({ slug }) => slug === tenant) ? tenant : (sites[0]?.slug ?? ''),
    scheme: parameters.get('scheme') === 'dark' ? 'dark' : 'light',
    view: view === 'bare' || view === 'four' ? view : 'one',
    component: parameters.get('component'),
    state: parameters.get('state'),
  };
}

/** The address of a state, with some of it changed. */
export function galleryHref(state: GalleryState, change: Partial<GalleryState>): string {
  const next = { ...state, ...change };
  const named = Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== null);
  return `?${new URLSearchParams(named).toString()}`;
}
