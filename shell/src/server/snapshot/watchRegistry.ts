import type { ArtifactStore, RegistryStore } from '../../registry';
import { readSnapshot, type Snapshot } from './readSnapshot';

interface WatchOptions {
  registryStore: RegistryStore;
  artifacts: ArtifactStore;
  everyMs: number;
  /** Interval at which what is damaged is read again, in case it has been repaired. */
  repairedEveryMs?: number;
  /** Prepares a new snapshot and switches to it; the next one waits until this resolves. */
  onSnapshot(snapshot: Snapshot): Promise<void>;
  /** Called once for each problem. */
  onProblem(problem: string): void;
}

/** Polls the registry: a new revision is served within seconds; of a damaged one what is usable, and a damaged version never. */
export function watchRegistry({ registryStore, artifacts, everyMs, repairedEveryMs = 5000, onSnapshot, onProblem }: WatchOptions) {
  let served: Snapshot | null = null;
  /** Number of the newest revision that was read, served or not. */
  let seen = -1;
  let readAt = 0;
  let problems: readonly string[] = [];
  let checking: Promise<void> = Promise.resolve();

  function report(found: readonly string[]): void {
    for (const problem of found) if (!problems.includes(problem)) onProblem(problem);
    problems = found;
  }

  /**
   * Whether there is something else to serve; never an older revision than is served now, and nothing of a registry without a readable one.
   */
  function isNew({ registry, problems: found }: Snapshot): boolean {
    if (registry.revision === 0 && found.length > 0) return false;
    if (!served || registry.revision > served.registry.revision) return true;
    return registry.revision === served.registry.revision && JSON.stringify(registry) !== JSON.stringify(served.registry);
  }

  async function check(): Promise<void> {
    const newest = await registryStore.newestRevision();
    if (newest === seen && (problems.length === 0 || performance.now() - readAt < repairedEveryMs)) return;
    const snapshot = await readSnapshot(registryStore, artifacts);
    let refused: string[] = [];
    if (isNew(snapshot)) {
      try {
        await onSnapshot(snapshot);
        served = snapshot;
      } catch (error) {
        refused = [`Registry revision ${snapshot.registry.revision} is refused, the last good one is served: ${(error as Error).message}`];
      }
    }
    report([...snapshot.problems, ...refused]);
    seen = newest;
    readAt = performance.now();
  }

  const checkNow = () => {
    checking = checking.then(check).catch((error: Error) => report([`The registry cannot be read: ${error.message}`]));
    return checking;
  };
  const timer = setInterval(() => void checkNow(), everyMs);

  return {
    checkNow,
    /** Prepares what is served anew at the next interval. */
    readAgain(): void {
      served = null;
      seen = -1;
    },
    /** What is damaged now, each with what is served instead. */
    problems: () => problems,
    close: () => clearInterval(timer),
  };
}
