import { readRelease, releaseKey, versionsInUse, type ArtifactStore, type Registry, type RegistryStore, type Release } from '../registry';

/** One registry revision with the facts of every version that it may serve. */
export interface Snapshot {
  registry: Registry;
  releases: Record<string, Release>;
}

/** Reads a revision and everything it names; rejects when one of its versions is not published. */
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
  /** Makes the new revision ready and switches to it; the next one waits until this is done. */
  onSnapshot(snapshot: Snapshot): Promise<void>;
  /** Hears of a revision that is refused, once; the last good one stays. */
  onProblem(problem: string): void;
}

/** Follows the registry: every new revision is served within seconds, a broken one never (PL-015, PL-034). */
export function watchRegistry({ registryStore, artifacts, everyMs, onSnapshot, onProblem }: WatchOptions) {
  let served = -1;
  let checking: Promise<void> = Promise.resolve();
  const problems = { current: null as string | null };

  async function check(): Promise<void> {
    const newest = await registryStore.newestRevision();
    if (newest === served) return;
    try {
      await onSnapshot(await readSnapshot(newest, registryStore, artifacts));
      served = newest;
      problems.current = null;
    } catch (error) {
      const problem = `Registry revision ${newest} is refused, the last good one stays: ${(error as Error).message}`;
      if (problem !== problems.current) onProblem(problem);
      problems.current = problem;
    }
  }

  const checkNext = () => {
    checking = checking.then(check).catch((error: Error) => onProblem(`The registry cannot be read: ${error.message}`));
    return checking;
  };
  const timer = setInterval(() => void checkNext(), everyMs);

  return {
    checkNow: checkNext,
    problem: () => problems.current,
    close: () => clearInterval(timer),
  };
}
