import { createContext, use, type ComponentType } from 'react';
import type { LoaderContext, SlotHydration } from '@forecourt/shared-contracts';
import type { Composition } from '../composition/composition';
import type { StandaloneOptions } from '../../scenarios/standaloneOptions';
import type { HeadTagValues } from '../document-head/HeadTags';
import type { DeferredHydration } from '../hydration/deferredHydration';
import type { ServerHtml } from '../hydration/serverHtml';
import type { RemoteModules } from '../remotes/remoteModules';
import type { ServedSlot, SlotData } from '../remotes/slotData';
import type { PageResult } from '../routing/pageResult';
import type { VisitHistory } from '../visit-history/visitHistory';

/** What a standalone remote has in place of a whole site's home page; passed in, so that no page of a site has its code. */
export interface StandaloneView {
  /** Above the header of every page. */
  Bar: ComponentType;
  StartPage: ComponentType<{ result: PageResult }>;
  /** In place of a page of a remote that does not run. */
  MissingRemote: ComponentType<{ remote: string }>;
  /** In the browser, before the page is hydrated. */
  begin(options: StandaloneOptions): void;
  /** The data of the start page. */
  load(shell: ShellServices): Promise<unknown>;
}

/** What the shell's own components share on one page. */
export interface ShellServices {
  composition: Composition;
  /** null on a whole site. */
  standalone: StandaloneView | null;
  modules: RemoteModules;
  slotData: SlotData;
  /** The context of loaders, without URL, parameters and signal. */
  loaderBase: Omit<LoaderContext, 'url' | 'params' | 'signal'>;
  /** Called before the code of a remote runs, with 'shell' after it; the server reports it for a render that does not end. */
  setRunningRemote(remote: string): void;
  /** Called for every rendered slot; the server lists its files in the page's head. */
  onSlotRendered(slot: ServedSlot, hydrate: SlotHydration): void;
  deferredHydration: DeferredHydration;
  /** The server's HTML of the first page; null on the server. */
  serverHtml: ServerHtml | null;
  visitHistory: VisitHistory;
  reportRegionFailure(failure: RegionFailure): void;
  /** The head that the server wrote for the first page; null when no server rendered it. */
  initialHead: HeadTagValues | null;
}

/** A page or slot of a remote that failed. */
export interface RegionFailure {
  remote: string;
  version: string;
  region: string;
  error: unknown;
  /** The components around what failed, as React names them. */
  componentStack?: string | null;
}

export const ShellContext = createContext<ShellServices | null>(null);

/** The shell's services; throws outside of <App>. */
export function useShell(): ShellServices {
  const services = use(ShellContext);
  if (!services) throw new Error('useShell() works inside <App> only.');
  return services;
}
