import type { ComponentType } from 'react';
import type { SiteConfig } from '../site/siteConfig';
import type { Links } from '../routes/links';
import type { InjectableSlice, PlatformStore } from '../store/platformStore';
import type { PlatformApi } from './api';
import type { SlotHydration } from './context';
import type { SlotName, SlotProps } from './slots';

/** Arguments of a loader, which runs on the server for the first view and in the browser afterwards. */
export interface LoaderContext {
  url: URL;
  params: Readonly<Record<string, string>>;
  site: SiteConfig;
  to: Links;
  api: PlatformApi;
  /** The remote's view of the store: its own slices, and its own actions besides those of the platform. */
  store: PlatformStore;
  /** The instant of the request; rules take it as a parameter, so that server and browser agree. */
  now: Date;
  signal: AbortSignal;
  /** Defined on the server only. */
  server?: { renderToString(element: React.ReactElement): string };
}

/** Arguments of a page's `meta`. */
export interface MetaContext<Data> {
  data: Data;
  url: URL;
  params: Readonly<Record<string, string>>;
  site: SiteConfig;
  to: Links;
}

/** Title and metadata of a page, for search engines and sharing services. */
export interface PageMeta {
  /** Without the site's name: the shell writes `{title} | {site name}`. */
  title: string;
  description?: string;
  /** Path of the canonical address on the same site; the shell makes it absolute. null: it has none. */
  canonical?: string | null;
  robots?: 'noindex' | 'noindex,follow';
  /** Absolute path or address of a 1200 x 630 image. */
  image?: string;
  jsonLd?: readonly object[];
  /** HTTP status of the first view, 200 if missing; 503 where the page could not load what it is about. */
  status?: 200 | 404 | 410 | 503;
}

/** Exports of a page's module, which loads when the page is rendered. */
export interface PageModule<Data = unknown> {
  Component: ComponentType<{ data: Data }>;
  loader?(context: LoaderContext): Promise<Data> | Data;
  meta?(context: MetaContext<Data>): PageMeta;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
  /** true: a change of the query string alone does not run the loader again; the page reads the address itself. */
  ownsQuery?: boolean;
  /** Slices of the remote that this part needs; the shell injects them when the part's code arrives. */
  slices?: readonly InjectableSlice[];
}

/** Exports of a slot's module; its Component gets the slot's props, the loader's data and when the slot hydrates. */
export interface SlotModule<Name extends SlotName = SlotName, Data = unknown> {
  Component: ComponentType<SlotProps<Name> & { data: Data; hydrate?: SlotHydration }>;
  /** Runs once for each distinct key on the server; its result is sent with the page. */
  loader?(props: SlotProps<Name>, context: Omit<LoaderContext, 'params'>): Promise<Data> | Data;
  /** Key of the loader's data, if one page may render the slot more than once with different data. */
  dataKey?(props: SlotProps<Name>): string;
  /** Slices of the remote that this part needs; the shell injects them when the part's code arrives. */
  slices?: readonly InjectableSlice[];
}

/** A page or slot whose data type is unknown to the shell. */
// oxlint-disable-next-line typescript/no-explicit-any -- a page's data type belongs to the page; the shell only passes it through
export type AnyPageModule = PageModule<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnySlotModule = SlotModule<any, any>;

/** Thrown by a loader: the address shows 'Page not found' with status 404. */
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
