import { readRelease, releaseKey, versionsInUse, type ArtifactStore, type Registry, type RegistryStore, type Release } from '../../registry';

/** One registry revision with the release.json of every version that it may serve. */
export interface Snapshot {
  registry: Registry;
  /** By 'name@version'. */
  releases: Record<string, Release>;
}

/** Reads a revision and every release that it names; rejects when one of its versions is not published. */
export async function readSnapshot(revision: number, registryStore: RegistryStore, artifacts: ArtifactStore): Promise<Snapshot> {
  const registry = await registryStore.read(revision);
  const wanted = Object.entries(registry.remotes).flatMap(([name, channels]) => versionsInUse(channels).map((version) => ({ name, version })));
  const found = await Promise.all(
    wanted.map(async ({ name, version }) => [releaseKey(name, version), await readRelease(artifacts, name, version)] as const),
  );
  return { registry, releases: Object.fromEntries(found) };
}

interface WatchOptions {
  registryStore: RegistryStore;
  artifacts: ArtifactStore;
  everyMs: number;
  /** Prepares the new revision and switches to it; the next one waits until this resolves. */
  onSnapshot(snapshot: Snapshot): Promise<void>;
  /** Called once for each revision that is refused; the last good one continues to be served. */
  onProblem(problem: string): void;
}

/** Polls the registry: a new revision is served within seconds, a broken one never. */
export function watchRegistry({ registryStore, artifacts, everyMs, onSnapshot, onProblem }: WatchOptions) {
  let served = -1;
  let checking: Promise<void> = Promise.resolve();
  let currentProblem: string | null = null;

  async function check(): Promise<void> {
    const newest = await registryStore.newestRevision();
    if (newest === served) return;
    try {
      await onSnapshot(await readSnapshot(newest, registryStore, artifacts));
      served = newest;
      currentProblem = null;
    } catch (error) {
      const problem = `Registry revision ${newest} is refused, the last good one stays active: ${(error as Error).message}`;
      if (problem !== currentProblem) onProblem(problem);
      currentProblem = problem;
    }
  }

  const checkNow = () => {
    checking = checking.then(check).catch((error: Error) => onProblem(`The registry cannot be read: ${error.message}`));
    return checking;
  };
  const timer = setInterval(() => void checkNow(), everyMs);

  return {
    checkNow,
    problem: () => currentProblem,
    close: () => clearInterval(timer),
  };
}
