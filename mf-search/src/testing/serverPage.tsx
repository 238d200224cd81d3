import { createLinks, noStorage, type Platform, type PlatformApi, type SiteConfig } from '@forecourt/shared-contracts';
import { createClock, createPlatformStore, PlatformContext } from '@forecourt/shared-contracts/shell';
import { deployedRoutes, TestSlotHost } from '@forecourt/shared-contracts/testing';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

const NOW = new Date('2026-03-02T02:00:00Z');

const unanswered = () => new Promise<never>(() => undefined);

/** A page with what the shell puts around it, for rendering it as a server does. */
export function serverPage(element: ReactElement, address: string, site: SiteConfig, search: PlatformApi['search']) {
  const platform: Platform = {
    site,
    to: createLinks(deployedRoutes(site)),
    api: { get: unanswered, post: unanswered, delete: unanswered, getFile: unanswered, search },
    track: () => undefined,
    storage: noStorage,
    now: NOW,
    clock: createClock(NOW),
    SlotHost: TestSlotHost,
  };
  return (
    <Provider store={createPlatformStore({ site })}>
      <MemoryRouter initialEntries={[address]}>
        <PlatformContext value={platform}>{element}</PlatformContext>
      </MemoryRouter>
    </Provider>
  );
}
