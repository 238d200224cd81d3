import { use, useEffect } from 'react';
import type { Route } from '@forecourt/shared-contracts';
import { useIsPageLoading, usePageReload } from '../navigation/PageRouter';
import { NotFound } from './NotFound';
import type { PageResult } from '../routing/pageResult';
import { PageLoading, PageUnavailable } from './PageUnavailable';
import { Region } from '../region/Region';
import { useShell } from '../shell-services/shellServices';
import { SessionWatch } from './SessionWatch';

function PageContent({ route, data }: { route: Route; data: unknown }) {
  const { modules, enter } = useShell();
  enter(route.remote);
  const { Component } = use(modules.page(route.remote, route.page));
  return <Component data={data} />;
}

/** A page that the server could not load is asked for once more by the browser, then by the visitor (SH-016). */
function FailedPage() {
  const isLoading = useIsPageLoading();
  const reload = usePageReload();
  useEffect(() => {
    void reload();
    // Once: a second failure is the visitor's to retry.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return isLoading ? <PageLoading /> : <PageUnavailable onRetry={() => void reload()} />;
}

function PageRegion({ route, result }: { route: Route; result: Exclude<PageResult, { kind: 'not-found' | 'gated' }> }) {
  const reload = usePageReload();
  return (
    <Region
      remote={route.remote}
      kind="page"
      name={route.page}
      reserve="60vh"
      loading={<PageLoading />}
      fallback={(retry) => (
        <PageUnavailable
          onRetry={() => {
            void reload();
            retry();
          }}
        />
      )}
    >
      {result.kind === 'failed' ? <FailedPage /> : <PageContent route={route} data={result.data} />}
    </Region>
  );
}

/** A page of a remote in its region, or what stands in for it. */
export function RemotePage({ route, result }: { route: Route; result: PageResult }) {
  if (result.kind === 'not-found') return <NotFound />;
  return (
    <>
      <SessionWatch isWaiting={result.kind === 'gated'} isGated={route.gate !== null} />
      {result.kind === 'gated' ? <PageLoading /> : <PageRegion route={route} result={result} />}
    </>
  );
}
