import { createLinks, noStorage, type Platform, type RouteTable, type SiteConfig } from '@forecourt/shared-contracts';
import { createClock, createPlatformStore, PlatformContext } from '@forecourt/shared-contracts/shell';
import { aSite, deployedRoutes, TestSlotHost } from '@forecourt/shared-contracts/testing';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

const unanswered = () => new Promise<never>(() => undefined);

/** An element with platform, store and router around it, the same on server and browser. */
export function withPlatform(element: ReactElement, site: SiteConfig = aSite(), routes: RouteTable = deployedRoutes(site)): ReactElement {
  const now = new Date('2026-03-02T02:00:00Z');
  const platform: Platform = {
    site,
    to: createLinks(routes),
    api: {
      get: unanswered,
      post: unanswered,
      delete: unanswered,
      getFile: unanswered,
      search: { appId: 'local', apiKey: 'search-only-test', host: null, headers: {}, timeoutMs: 15_000 },
    },
    track: () => undefined,
    storage: noStorage,
    now,
    clock: createClock(now),
    SlotHost: TestSlotHost,
  };
  return (
    <Provider store={createPlatformStore({ site })}>
      <MemoryRouter>
        <PlatformContext value={platform}>{element}</PlatformContext>
      </MemoryRouter>
    </Provider>
  );
}

/** The element's HTML as a server sends it. */
export const serverHtml = (element: ReactElement, site?: SiteConfig) => renderToString(withPlatform(element, site));
