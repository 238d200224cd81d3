import { SHELL, servedVersions, usableChannels, type Channels, type ServedShell } from '../../registry';
import type { RenderPool } from '../rendering/renderPool';
import { channelProblems } from './channelProblems';
import type { Snapshot } from './readSnapshot';

/** The shells of a revision that work, each with its workers. */
export interface RunningShells {
  /** The channels with the versions that work; null where none does, or none is released. */
  channels: Channels | null;
  /** By version. */
  pools: Map<string, RenderPool>;
  /** Versions that do not work, each with what is served instead. */
  problems: string[];
}

/**
 * Starts workers for each version of the shell that visitors get. A version that does not start, or cannot render a page, costs that
 * version: an earlier one takes its place. `start` resolves when a pool has rendered its first page.
 */
export async function startShells(snapshot: Snapshot, start: (shell: ServedShell) => Promise<RenderPool>): Promise<RunningShells> {
  const { shell: channels } = snapshot.registry;
  const pools = new Map<string, RenderPool>();
  if (!channels) return { channels: null, pools, problems: [] };
  const found = new Map<string, ServedShell | string>(Object.entries(snapshot.shells));

  const startVersion = async (version: string) => {
    const shell = found.get(version);
    if (typeof shell !== 'object') return;
    try {
      pools.set(version, await start(shell));
    } catch (error) {
      found.set(version, `${SHELL} ${version} does not work: ${(error as Error).message.replace(/\.?$/, '.')}`);
    }
  };

  for (;;) {
    const usable = usableChannels(channels, (version) => typeof found.get(version) === 'object');
    const missing = (usable ? servedVersions(usable) : []).filter((version) => !pools.has(version));
    if (missing.length === 0) return { channels: usable, pools, problems: channelProblems(SHELL, channels, usable, found) };
    await Promise.all(missing.map(startVersion));
  }
}
