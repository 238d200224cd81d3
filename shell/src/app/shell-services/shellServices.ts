import { createContext, use } from 'react';
import type { LoaderContext, SlotHydration, SlotName } from '@forecourt/shared-contracts';
import type { Composition } from '../composition/composition';
import type { DeferredHydration } from '../hydration/deferredHydration';
import type { RemoteModules } from '../remotes/remoteModules';
import type { SlotData } from '../remotes/slotData';
import type { VisitHistory } from '../visit-history/visitHistory';

/** What the shell's own components share on one page. */
export interface ShellServices {
  composition: Composition;
  modules: RemoteModules;
  slotData: SlotData;
  /** What loaders get, without address and parameters. */
  loaderBase: Omit<LoaderContext, 'url' | 'params' | 'signal'>;
  /** Told when the code of a remote starts to run; the server watches it with a time limit. */
  enter(remote: string): void;
  /** Told of every slot that shows, so that the server can name its files in the page's head. */
  onSlot(name: SlotName, hydrate: SlotHydration): void;
  /** Slots that wait to come near the window; a navigation ends all waiting. */
  gates: DeferredHydration;
  /** What the visitor saw before this page (SH-119). */
  trail: VisitHistory;
  /** Told of a region that failed. */
  report(failure: RegionFailure): void;
}

export interface RegionFailure {
  remote: string;
  version: string;
  region: string;
  error: unknown;
}

export const ShellContext = createContext<ShellServices | null>(null);

export function useShell(): ShellServices {
  const services = use(ShellContext);
  if (!services) throw new Error('This component belongs inside the shell.');
  return services;
}
