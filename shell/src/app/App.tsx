import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Platform, PlatformEvent, PlatformState, PlatformStorage } from '@forecourt/shared-contracts';
import { createClock, PlatformContext } from '@forecourt/shared-contracts/shell';
import { ShellContext, type ShellServices } from './shell-services/shellServices';
import { SlotHost } from './slot/SlotHost';

interface AppProps {
  shell: ShellServices;
  track: (event: PlatformEvent) => void;
  storage: PlatformStorage;
  /** The store's state that the server rendered; hydration compares with it. */
  serverState: PlatformState;
  /** The server's router or the browser's. */
  children: ReactNode;
}

/** The providers around every page: the store, the platform that remotes use, and the shell's own services. */
export function App({ shell, track, storage, serverState, children }: AppProps) {
  const { site, to, api, store, now } = shell.loaderBase;
  const platform = useMemo<Platform>(
    () => ({ site, to, api, track, storage, now, clock: createClock(now), SlotHost }),
    [site, to, api, track, storage, now],
  );
  return (
    <Provider store={store} serverState={serverState}>
      <ShellContext value={shell}>
        <PlatformContext value={platform}>{children}</PlatformContext>
      </ShellContext>
    </Provider>
  );
}
