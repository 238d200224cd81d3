import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { SiteConfig } from '../site/siteConfig';
import type { Links } from '../routes/links';
import type { PlatformApi } from './api';
import type { PlatformEvent } from './events';
import type { SlotMap, SlotName, SlotProps, SlotVersion } from './slots';
import type { PlatformStorage } from './storage';

/**
 * When the browser hydrates a slot that the server rendered. `visible`: once it comes near the window, is focused or
 * the visitor navigates; until then its code is not loaded. For content below the first screen.
 */
export type SlotHydration = 'load' | 'visible';

/** Props of the shell's component that renders a slot. */
export interface SlotHostProps {
  name: SlotName;
  /** Version of the props; 'highest' for those of a document, which are checked against the highest that its remote serves. */
  version: number | 'highest';
  props: SlotProps<SlotName>;
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

type MountProps<Name extends SlotName, Version extends SlotVersion<Name>> = {
  name: Name;
  fallback?: ReactNode;
  hydrate?: SlotHydration;
  /**
   * For what a visitor requests, such as a form: a placeholder is displayed while it loads, and where its remote fails, in place
   * of the fallback, a message with a Retry button.
   */
  retry?: boolean;
} & (Version extends 1 ? { version?: Version } : { version: Version }) &
  SlotMap[Name][Version];

/**
 * Renders what another remote provides under this name, and the fallback where none provides it with this version of its props or the remote
 * fails. A mount without `version` gives version 1. A release that mounts a slot without a fallback is refused where nobody provides it;
 * `fallback={null}` says that the page can do without.
 */
export function Slot<Name extends SlotName, Version extends SlotVersion<Name> = 1 & SlotVersion<Name>>({
  name,
  version,
  fallback,
  hydrate,
  retry,
  ...props
}: MountProps<Name, Version>) {
  const { SlotHost } = usePlatform();
  return createElement(SlotHost, { name, version: version ?? 1, props: props as unknown as SlotProps<Name>, fallback, hydrate, retry });
}
