interface AvailabilityOptions {
  /** Resolves when the server responds and takes writes. */
  probe(): Promise<void>;
  /** Called each time the server is lost. */
  onLost(): void;
  firstDelayMs?: number;
  maxDelayMs?: number;
}

/** Whether a database server can be used. */
export interface ServerAvailability {
  readonly isAvailable: boolean;
  /** Probes a server that may be lost. When it does not respond it is unavailable, and is probed at growing intervals until it does. */
  check(): Promise<void>;
  stop(): void;
}

/** Follows whether a server can be used. */
export function watchServer({ probe, onLost, firstDelayMs = 100, maxDelayMs = 2000 }: AvailabilityOptions): ServerAvailability {
  let isAvailable = true;
  let isStopped = false;
  let checking: Promise<void> | null = null;
  let nextProbe: NodeJS.Timeout | undefined;

  const responds = () =>
    probe().then(
      () => true,
      () => false,
    );

  function probeAfter(delayMs: number): void {
    if (isStopped) return;
    nextProbe = setTimeout(async () => {
      isAvailable = await responds();
      if (!isAvailable) probeAfter(Math.min(delayMs * 2, maxDelayMs));
    }, delayMs).unref();
  }

  async function checkOnce(): Promise<void> {
    if ((await responds()) || isStopped) return;
    isAvailable = false;
    onLost();
    probeAfter(firstDelayMs);
  }

  return {
    get isAvailable() {
      return isAvailable;
    },
    async check() {
      if (!isAvailable || isStopped) return;
      checking ??= checkOnce().finally(() => {
        checking = null;
      });
      await checking;
    },
    stop() {
      isStopped = true;
      clearTimeout(nextProbe);
    },
  };
}
