import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { SiteConfig } from '../site/siteConfig';
import type { Links } from '../routes/links';
import type { PlatformApi } from './api';
import type { PlatformEvent } from './events';
import type { SlotMap, SlotName } from './slots';
import type { PlatformStorage } from './storage';

/**
 * When the browser hydrates a slot that the server rendered. `visible`: once it comes near the window, is focused or
 * the visitor navigates; until then its code is not loaded. For content below the first screen.
 */
export type SlotHydration = 'load' | 'visible';

/** Props of the shell's component that renders a slot. */
export interface SlotHostProps {
  name: SlotName;
  props: SlotMap[SlotName];
  fallback?: ReactNode;
  hydrate?: SlotHydration;
  retry?: boolean;
}

/** What the shell provides to every remote. */
export interface Platform {
  site: SiteConfig;
  /** The site's links by the names of routes. */
  to: Links;
  api: PlatformApi;
  /** Publishes on the analytics bus; never throws, and a failure is not displayed. */
  track(event: PlatformEvent): void;
  /** The browser's storage for the site; empty on the server, so only effects and handlers read it. */
  storage: PlatformStorage;
  /** The instant of the first render: the same on server and browser. */
  now: Date;
  /** The present instant by the server's clock; for effects and handlers, components read it with `useClock`. */
  clock(): Date;
  SlotHost: ComponentType<SlotHostProps>;
}

/** Set by the shell around each page; remotes read it with the hooks below. */
export const PlatformContext = createContext<Platform | null>(null);

/** The platform of the page around this component; throws outside of one. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform)
    throw new Error('This component needs a <PlatformContext> above it: render it in the shell, or in renderOnPlatform in a test.');
  return platform;
}

/** The tenant's site. */
export const useSite = () => usePlatform().site;
/** The tenant's switches, resolved. */
export const useSwitches = () => usePlatform().site.switches;
/** The site's links by the names of routes. */
export const useLinks = () => usePlatform().to;

type SlotProps<Name extends SlotName> = {
  name: Name;
  fallback?: ReactNode;
  hydrate?: SlotHydration;
  /**
   * For what a visitor requests, such as a form: a placeholder is displayed while it loads, and where its remote fails, in place
   * of the fallback, a message with a Retry button.
   */
  retry?: boolean;
} & SlotMap[Name];

/**
 * Renders what another remote provides under this name, and the fallback where none provides it or the remote fails.
 */
export function Slot<Name extends SlotName>({ name, fallback, hydrate, retry, ...props }: SlotProps<Name>) {
  const { SlotHost } = usePlatform();
  return createElement(SlotHost, { name, props: props as unknown as SlotMap[Name], fallback, hydrate, retry });
}
