import { use, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { Route } from '@forecourt/shared-contracts';
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
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    void revalidate();
    // Once: a second failure is the visitor's to retry.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return state === 'loading' ? <PageLoading /> : <PageUnavailable onRetry={() => void revalidate()} />;
}

/** A page of a remote in its region. */
export function RemotePage({ route }: { route: Route }) {
  const result = useLoaderData<PageResult>();
  const { revalidate } = useRevalidator();
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
            void revalidate();
            retry();
          }}
        />
      )}
    >
      {result.kind === 'failed' ? <FailedPage /> : <PageContent route={route} data={result.data} />}
    </Region>
  );
}
