import { use, useEffect } from 'react';
import { useSite, type PageSection } from '@forecourt/shared-contracts';
import type { Section, SiteRoute } from '@forecourt/shared-contracts/shell';
import { Sections } from '@forecourt/shared-ui/sections';
import { useIsPageLoading, usePageReload } from '../navigation/PageRouter';
import { NotFound } from './NotFound';
import type { PageResult } from '../routing/pageResult';
import { PageLoading, PageUnavailable } from './PageUnavailable';
import { Region } from '../region/Region';
import { useShell } from '../shell-services/shellServices';
import { SessionObserver } from './SessionObserver';

function PageContent({ route, data }: { route: SiteRoute; data: unknown }) {
  const { modules, setRunningRemote } = useShell();
  setRunningRemote(route.remote);
  const { Component } = use(modules.page(route.remote, route.page));
  return <Component data={data} />;
}

/** A page that failed on the server: the browser retries once, then the visitor can. */
function FailedPage() {
  const isLoading = useIsPageLoading();
  const reload = usePageReload();
  useEffect(() => {
    void reload();
    // Once: after a second failure the visitor decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <PageUnavailable isRetrying={isLoading} onRetry={() => void reload()} />;
}

function PageRegion({ route, result }: { route: SiteRoute; result: Exclude<PageResult, { kind: 'not-found' | 'gated' }> }) {
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

/** Whether a section is below its page; those at a position are in it, and the page renders them. */
const isBelow = (section: Section): section is PageSection =>
  section.type !== 'hero' && (section.type !== 'slot' || section.position === undefined);

/** What the tenant document places below a page. */
function PageSections({ route }: { route: SiteRoute }) {
  const sections: readonly Section[] | undefined = useSite().sections[route.name];
  return sections && <Sections sections={sections.filter(isBelow)} />;
}

/** A page of a remote in its region with the sections below it, or 'Page not found', or the placeholder until the session is known. */
export function RemotePage({ route, result }: { route: SiteRoute; result: PageResult }) {
  const { composition, standalone } = useShell();
  if (standalone && !composition.remotes[route.remote]) return <standalone.MissingRemote remote={route.remote} />;
  if (result.kind === 'not-found') return <NotFound />;
  return (
    <>
      <SessionObserver isWaiting={result.kind === 'gated'} isGated={route.gate !== undefined} />
      {result.kind === 'gated' ? (
        <PageLoading />
      ) : (
        <>
          <PageRegion route={route} result={result} />
          <PageSections route={route} />
        </>
      )}
    </>
  );
}
