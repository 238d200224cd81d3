import { createContext, startTransition, use, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Router, type NavigateFunction, type NavigateOptions, type NavigationType, type Navigator, type To } from 'react-router-dom';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';
import { NavigateContext } from './navigate';
import type { PageNavigation } from './pageNavigation';
import type { DisplayedPage } from './displayedPage';

interface Shown {
  navigation: PageNavigation;
  page: DisplayedPage;
}
const ShownContext = createContext<Shown | null>(null);

/** Gives links and hooks of the router the shell's own navigation; a new page comes in without a flash of the old one's absence. */
export function PageRouter({ navigation, children }: { navigation: PageNavigation; children: ReactNode }) {
  const [page, setPage] = useState(navigation.shown);
  const onScreen = useRef(page);
  useBrowserLayoutEffect(() => {
    onScreen.current = page;
  }, [page]);
  useBrowserLayoutEffect(() => {
    const follow = () => {
      const next = navigation.shown();
      // Another address of the same page, such as a changed filter, shows at once; a transition is cut into slices (PL-054).
      if (next.result === onScreen.current.result) setPage(next);
      else startTransition(() => setPage(next));
    };
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);

  const navigator = useMemo<Navigator>(
    () => ({
      createHref: navigation.hrefOf,
      push: (to, state) => void navigation.navigate(to, 'PUSH', state),
      replace: (to, state) => void navigation.navigate(to, 'REPLACE', state),
      go: navigation.go,
    }),
    [navigation],
  );
  const navigate = useMemo<NavigateFunction>(
    () => async (to: To | number, { replace = false, state }: NavigateOptions = {}) => {
      if (typeof to === 'number') navigation.go(to);
      else await navigation.navigate(to, replace ? 'REPLACE' : 'PUSH', state);
    },
    [navigation],
  );
  const shown = useMemo(() => ({ navigation, page }), [navigation, page]);
  return (
    <ShownContext value={shown}>
      <NavigateContext value={navigate}>
        <Router location={page.location} navigationType={page.navigationType as NavigationType} navigator={navigator}>
          {children}
        </Router>
      </NavigateContext>
    </ShownContext>
  );
}

function useShown(): Shown {
  const shown = use(ShownContext);
  if (!shown) throw new Error('This component belongs inside a <PageRouter>.');
  return shown;
}

/** The page that shows, with its data. */
export const useDisplayedPage = (): DisplayedPage => useShown().page;

/** Whether a page is on its way. */
export function useIsPageLoading(): boolean {
  const { navigation } = useShown();
  return useSyncExternalStore(navigation.subscribe, navigation.isLoading, () => false);
}

/** Loads the page that shows again. */
export const usePageReload = (): (() => Promise<void>) => useShown().navigation.reload;
