import { use, useEffect } from 'react';
import type { Route } from '@forecourt/shared-contracts';
import { usePageLoading } from './navigation/PageRouter';
import { NotFound } from './NotFound';
import type { PageResult } from './pageState';
import { PageLoading, PageUnavailable } from './PageUnavailable';
import { Region } from './Region';
import { useShell } from './shellContext';
import { useSessionWatch } from './useSessionWatch';

function PageContent({ route, data }: { route: Route; data: unknown }) {
  const { modules, enter } = useShell();
  enter(route.remote);
  const { Component } = use(modules.page(route.remote, route.page));
  return <Component data={data} />;
}

/** A page that the server could not load is asked for once more by the browser, then by the visitor (SH-016). */
function FailedPage() {
  const { isLoading, reload } = usePageLoading();
  useEffect(() => {
    void reload();
    // Once: a second failure is the visitor's to retry.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return isLoading ? <PageLoading /> : <PageUnavailable onRetry={() => void reload()} />;
}

/** A page of a remote in its region. */
export function RemotePage({ route, result }: { route: Route; result: PageResult }) {
  const { reload } = usePageLoading();
  useSessionWatch(result.kind === 'gated', route.gate !== null);
  if (result.kind === 'not-found') return <NotFound />;
  if (result.kind === 'gated') return <PageLoading />;

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
