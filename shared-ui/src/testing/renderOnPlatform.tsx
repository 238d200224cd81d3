import { ApiError, createLinks, type Platform, type PlatformApi, type PlatformEvent, type SiteConfig } from '@forecourt/shared-contracts';
import { createClock, createPlatformStore, createStorage, PlatformContext, type PlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite, deployedRoutes, TestSlotHost } from '@forecourt/shared-contracts/testing';
import { render } from '@testing-library/react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { installNativeDialog } from './nativeDialog';
import { installNativePopover } from './nativePopover';

export interface PlatformOptions {
  site?: SiteConfig;
  /** Responses of the back end; any other request rejects with an ApiError that names it. */
  api?: Partial<PlatformApi>;
  store?: PlatformStore;
  /** Path with query of the page around the element. */
  path?: string;
  now?: Date;
}

const reject = (verb: string) => (path: string) =>
  Promise.reject(new ApiError(`This test did not expect ${verb} ${path}: pass an api to renderOnPlatform.`, 501, 'unexpected_call'));

/** A back end with these responses; any other request rejects with an ApiError that names it. */
export const apiOf = (api: Partial<PlatformApi> = {}): PlatformApi => ({
  get: reject('GET'),
  post: reject('POST'),
  delete: reject('DELETE'),
  getFile: reject('GET'),
  search: { appId: 'local', apiKey: 'search-only-test', host: { url: 'localhost', protocol: 'http' }, headers: {}, timeoutMs: 15_000 },
  ...api,
});

/** The browser storage of a site, as the shell provides it. */
const browserStorage = ({ slug }: SiteConfig) => createStorage(slug, { local: () => localStorage, session: () => sessionStorage });

/** Renders an element as the shell would: platform, store and router around it. Pages and slots are those of the remotes' definitions. */
export function renderOnPlatform(
  element: ReactElement,
  { site = aSite(), api = {}, store, path = '/', now = new Date('2026-03-02T02:00:00Z') }: PlatformOptions = {},
) {
  installNativeDialog();
  installNativePopover();
  const platformStore = store ?? createPlatformStore({ site });
  const track = jest.fn<void, [PlatformEvent]>();
  const platformApi = apiOf(api);
  const platform: Platform = {
    site,
    to: createLinks(deployedRoutes(site)),
    api: platformApi,
    track,
    storage: browserStorage(site),
    now,
    clock: createClock(now),
    SlotHost: TestSlotHost,
  };
  let currentPath = path;
  function AddressReader() {
    const { pathname, search, hash } = useLocation();
    useEffect(() => {
      currentPath = `${pathname}${search}${hash}`;
    }, [pathname, search, hash]);
    return null;
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={platformStore}>
      <MemoryRouter initialEntries={[path]}>
        <PlatformContext value={platform}>
          {children}
          <AddressReader />
        </PlatformContext>
      </MemoryRouter>
    </Provider>
  );

  return {
    ...render(element, { wrapper }),
    store: platformStore,
    api: platformApi,
    track,
    /** The current path, with query and hash. */
    address: () => currentPath,
  };
}
