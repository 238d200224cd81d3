import type { ComponentType } from 'react';
import type { SiteConfig } from '../site/siteConfig';
import type { Paths } from '../routes/paths';
import type { InjectableSlice, PlatformStore } from '../store/platformStore';
import type { PlatformApi } from './api';
import type { SlotMap, SlotName } from './slots';

/** The contract this package speaks; the shell accepts a remote whose major is the same. */
export const CONTRACT_VERSION = '1.0.0';

/** The remotes that the platform knows, by their folder. */
export const REMOTE_NAMES = ['mf-search', 'mf-vehicle', 'mf-locations', 'mf-forms', 'mf-finance', 'mf-navigation'] as const;

/** What a loader may use. It runs on the server for the first view and in the browser afterwards. */
export interface LoaderContext {
  url: URL;
  params: Readonly<Record<string, string>>;
  site: SiteConfig;
  paths: Paths;
  api: PlatformApi;
  /** As the remote has it: its own slices, and its own actions besides those of the platform (PL-006). */
  store: PlatformStore;
  /** The instant of the request; rules take it as a parameter, so that server and browser agree. */
  now: Date;
  signal: AbortSignal;
  /** There on the server only. */
  server?: { renderToString(element: React.ReactElement): string };
}

/** What a page may use to say what it is about. */
export interface MetaContext<Data> {
  data: Data;
  url: URL;
  params: Readonly<Record<string, string>>;
  site: SiteConfig;
  paths: Paths;
}

/** What a page tells search engines and sharing services (PL-058). */
export interface PageMeta {
  /** Without the site's name: the shell writes `{title} | {site name}` (SH-181). */
  title: string;
  description?: string;
  /** Path of the canonical address on the same site; the shell makes it absolute. */
  canonical?: string;
  robots?: 'noindex' | 'noindex,follow';
  /** Absolute path or address of a 1200 x 630 picture. */
  image?: string;
  jsonLd?: readonly object[];
  /** HTTP status of the first view, 200 if missing. */
  status?: 200 | 404 | 410;
}

/** What the module of a page exports; it loads only when the page shows (PL-002). */
export interface PageModule<Data = unknown> {
  Component: ComponentType<{ data: Data }>;
  loader?(context: LoaderContext): Promise<Data> | Data;
  meta?(context: MetaContext<Data>): PageMeta;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
  /** true: a change of the query string alone does not run the loader again; the page reads the address itself. */
  ownsQuery?: boolean;
  /** Slices of the remote that this part needs; the shell injects them when the part's code arrives (PL-006). */
  slices?: readonly InjectableSlice[];
}

/** What the module of a slot exports; its Component gets the slot's props and the loader's data (PL-004). */
export interface SlotModule<Name extends SlotName = SlotName, Data = unknown> {
  Component: ComponentType<SlotMap[Name] & { data: Data }>;
  /** Runs once for each distinct key on the server; its answer travels with the page. */
  loader?(props: SlotMap[Name], context: Omit<LoaderContext, 'params'>): Promise<Data> | Data;
  /** Tells two uses of the same slot on one page apart; needed with a loader whose answer depends on props. */
  dataKey?(props: SlotMap[Name]): string;
  /** Slices of the remote that this part needs; the shell injects them when the part's code arrives (PL-006). */
  slices?: readonly InjectableSlice[];
}

/** A page or slot of unknown shape, as the shell sees it before it is loaded. */
// oxlint-disable-next-line typescript/no-explicit-any -- a page's data type is its own business; the shell only passes it through
export type AnyPageModule = PageModule<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnySlotModule = SlotModule<any, any>;

/** A remote's public face: the default export of its `./remote` (PL-002). */
export interface RemoteDefinition {
  name: string;
  /** The CONTRACT_VERSION that the remote was built against. */
  contract: string;
  /** By page id of the route table; each loads only when it shows (PL-002). */
  pages: Readonly<Record<string, () => Promise<AnyPageModule>>>;
  slots: Readonly<Partial<Record<SlotName, () => Promise<AnySlotModule>>>>;
}

/** Types a remote's public face; see the contract kit for what it must keep. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}

/** Thrown by a loader: the address shows 'Page not found' with status 404 (SH-017). */
export class PageNotFound extends Error {
  readonly code = 'page_not_found';
}

/** Thrown by a loader: the visitor goes to another path of the same site. */
export class PageRedirect extends Error {
  readonly code = 'page_redirect';
  constructor(
    readonly to: string,
    readonly status: 301 | 302 = 302,
  ) {
    super(`Redirect to ${to}`);
  }
}
