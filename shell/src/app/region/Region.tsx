import { Component, createContext, Suspense, use, useMemo, type CSSProperties, type ReactNode, type Ref } from 'react';
import { ReactReduxContext } from 'react-redux';
import { useShell, type RegionFailure } from '../shell-services/shellServices';

/** Whose code is running around this place; 'shell' outside of any remote. */
const OwnerContext = createContext('shell');

function Enter({ remote }: { remote: string }) {
  useShell().enter(remote);
  return null;
}

/** Gives a remote the store as the remote has it: its hooks dispatch in its name (PL-006). */
function RemoteStoreProvider({ remote, children }: { remote: string; children: ReactNode }) {
  const { store } = useShell().loaderBase;
  const outer = use(ReactReduxContext);
  const own = useMemo(() => outer && { ...outer, store: store.viewFor(remote) }, [outer, store, remote]);
  return <ReactReduxContext value={own}>{children}</ReactReduxContext>;
}

interface ErrorBoundaryProps {
  onError(error: unknown): void;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps an error inside its region (PL-027). */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

interface RegionProps {
  remote: string;
  kind: 'page' | 'slot';
  name: string;
  /** Room that is kept while the region loads (PL-004). */
  reserve: string;
  loading?: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The part of a page that one remote renders: marked, framed, and with its room kept while it loads. */
export function Region({ remote, kind, name, reserve, loading, fallback, ref, children }: RegionProps) {
  const { composition, report } = useShell();
  const outer = use(OwnerContext);
  const version = composition.remotes[remote]?.version ?? 'none';
  const onError = (error: unknown) => report({ remote, version, region: `${kind} ${name}`, error } satisfies RegionFailure);
  const room = <div style={{ minBlockSize: reserve } as CSSProperties}>{loading}</div>;

  return (
    <div ref={ref} data-remote={remote} data-version={version} {...{ [`data-${kind}`]: name }}>
      <ErrorBoundary onError={onError} fallback={fallback}>
        <Suspense fallback={room}>
          <OwnerContext value={remote}>
            <Enter remote={remote} />
            <RemoteStoreProvider remote={remote}>{children}</RemoteStoreProvider>
            <Enter remote={outer} />
          </OwnerContext>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
