import { createContext, startTransition, use, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Router, type NavigateFunction, type NavigateOptions, type NavigationType, type Navigator, type To } from 'react-router-dom';
import type { DisplayedPage } from './displayedPage';
import { NavigateContext } from './navigate';
import type { PageNavigation } from './pageNavigation';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

interface PageContextValue {
  navigation: PageNavigation;
  page: DisplayedPage;
}
const PageContext = createContext<PageContextValue | null>(null);

/** Provides the shell's navigation to the router's links and hooks; a new page renders in a transition, without a fallback in between. */
export function PageRouter({ navigation, children }: { navigation: PageNavigation; children: ReactNode }) {
  const [page, setPage] = useState(navigation.displayedPage);
  const committed = useRef(page);
  useBrowserLayoutEffect(() => {
    committed.current = page;
  }, [page]);
  useBrowserLayoutEffect(() => {
    const update = () => {
      const next = navigation.displayedPage();
      // Another URL of the same page, such as a changed filter, renders at once: a transition would be cut into time slices (PL-054).
      if (next.result === committed.current.result) setPage(next);
      else startTransition(() => setPage(next));
    };
    update();
    return navigation.subscribe(update);
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
    () =>
      async (to: To | number, { replace = false, state }: NavigateOptions = {}) => {
        if (typeof to === 'number') navigation.go(to);
        else await navigation.navigate(to, replace ? 'REPLACE' : 'PUSH', state);
      },
    [navigation],
  );
  const value = useMemo(() => ({ navigation, page }), [navigation, page]);
  return (
    <PageContext value={value}>
      <NavigateContext value={navigate}>
        <Router location={page.location} navigationType={page.navigationType as NavigationType} navigator={navigator}>
          {children}
        </Router>
      </NavigateContext>
    </PageContext>
  );
}

function usePageContext(): PageContextValue {
  const value = use(PageContext);
  if (!value) throw new Error('This component works inside <PageRouter> only.');
  return value;
}

/** The displayed page with its data. */
export const useDisplayedPage = (): DisplayedPage => usePageContext().page;

/** Whether a page loads. */
export function useIsPageLoading(): boolean {
  const { navigation } = usePageContext();
  return useSyncExternalStore(navigation.subscribe, navigation.isLoading, () => false);
}

/** Whether a page with another path loads. */
export function useIsLeaving(): boolean {
  const { navigation } = usePageContext();
  return useSyncExternalStore(navigation.subscribe, navigation.isLeaving, () => false);
}

/** A function that loads the displayed page again. */
export const usePageReload = (): (() => Promise<void>) => usePageContext().navigation.reload;
