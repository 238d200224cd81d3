import {
  Component,
  createContext,
  Suspense,
  use,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ErrorInfo,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { ReactReduxContext } from 'react-redux';
import { arrivalOf } from '../remotes/lateCode';
import { useBrowserLayoutEffect } from '../navigation/useBrowserLayoutEffect';
import { useShell, type RegionFailure } from '../shell-services/shellServices';

/** The remote whose code renders here; 'shell' outside of any remote. */
const OwnerContext = createContext('shell');

function SetRunningRemote({ remote }: { remote: string }) {
  useShell().setRunningRemote(remote);
  return null;
}

/** Provides the store as the remote sees it: hooks inside dispatch in the remote's name, so that private actions of others are refused. */
function RemoteStoreProvider({ remote, children }: { remote: string; children: ReactNode }) {
  const { store } = useShell().loaderBase;
  const outer = use(ReactReduxContext);
  const value = useMemo(() => outer && { ...outer, store: store.viewFor(remote) }, [outer, store, remote]);
  return <ReactReduxContext value={value}>{children}</ReactReduxContext>;
}

/** Marks a region in which React responds to the visitor: before that a click on its server HTML may be lost. */
function HydratedMark({ region }: { region: RefObject<HTMLElement | null> }) {
  const { serverHtml } = useShell();
  useEffect(() => {
    if (!region.current) return;
    serverHtml?.handOver(region.current);
    region.current.setAttribute('data-hydrated', '');
  }, [region, serverHtml]);
  return null;
}

/** In place of a region that loads: the server's HTML of it, else `loading` in reserved space. */
function Placeholder({ reserve, loading }: { reserve: string; loading: ReactNode }) {
  const { serverHtml } = useShell();
  const element = useRef<HTMLDivElement>(null);
  const [isServerHtml, setIsServerHtml] = useState(false);
  useBrowserLayoutEffect(() => {
    if (element.current && serverHtml?.showIn(element.current)) setIsServerHtml(true);
  }, [serverHtml]);
  return (
    <div ref={element} style={{ minBlockSize: reserve } satisfies CSSProperties}>
      {!isServerHtml && loading}
    </div>
  );
}

interface ErrorBoundaryProps {
  onError(error: unknown, componentStack: string | null): void;
  /** Called before what failed renders again. */
  onRetry(): void;
  /** Calls the listener when failures are forgotten, such as by a navigation. */
  onFailuresCleared(listener: () => void): () => void;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private unsubscribe: (() => void) | null = null;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack = null }: ErrorInfo) {
    this.props.onError(error, componentStack);
    this.unsubscribe ??= this.props.onFailuresCleared(this.renderAgain);
    void this.retryOnArrival(arrivalOf(error));
  }

  override componentWillUnmount() {
    this.unsubscribe?.();
  }

  private async retryOnArrival(arrival: Promise<void> | undefined) {
    const hasArrived = await arrival?.then(
      () => true,
      () => false,
    );
    if (hasArrived) this.retry();
  }

  private readonly renderAgain = () => {
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.setState({ hasFailed: false });
  };

  private readonly retry = () => {
    this.props.onRetry();
    this.renderAgain();
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}

interface RegionProps {
  remote: string;
  kind: 'page' | 'slot';
  name: string;
  /** Block size reserved while the region loads. */
  reserve: string;
  loading?: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * The part of a page that one remote renders: marked with remote and version, and with `data-hydrated` once it is interactive, in an error
 * boundary, with the server's HTML or reserved space while it loads. What failed is tried again at the next navigation, and where its code
 * arrives after its deadline.
 */
export function Region({ remote, kind, name, reserve, loading, fallback, ref, children }: RegionProps) {
  const { composition, modules, slotData, reportRegionFailure } = useShell();
  const outer = use(OwnerContext);
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDivElement, []);
  const version = composition.remotes[remote]?.version ?? 'none';
  const onError = (error: unknown, componentStack: string | null) =>
    reportRegionFailure({ remote, version, region: `${kind} ${name}`, error, componentStack } satisfies RegionFailure);
  const onRetry = () => {
    modules.clearFailures();
    slotData.clearFailures();
  };

  return (
    <div ref={element} data-remote={remote} data-version={version} {...{ [`data-${kind}`]: name }}>
      <ErrorBoundary onError={onError} onRetry={onRetry} onFailuresCleared={modules.onFailuresCleared} fallback={fallback}>
        <Suspense fallback={<Placeholder reserve={reserve} loading={loading} />}>
          <OwnerContext value={remote}>
            <SetRunningRemote remote={remote} />
            <RemoteStoreProvider remote={remote}>{children}</RemoteStoreProvider>
            <SetRunningRemote remote={outer} />
            <HydratedMark region={element} />
          </OwnerContext>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
