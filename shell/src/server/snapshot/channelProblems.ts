import type { Channels } from '../../registry';

/** What cannot be served of a release's versions, each with what is served instead. `found` has the reason of each version that cannot. */
export function channelProblems(name: string, before: Channels, after: Channels | null, found: ReadonlyMap<string, unknown>): string[] {
  return [...found].flatMap(([version, outcome]) => {
    if (typeof outcome !== 'string') return [];
    if (!after) return [`${outcome} ${name} is not served, as no earlier version is usable: release it again.`];
    if (version === before.stable) return [`${outcome} ${name} ${after.stable} is served instead.`];
    const isServed = version === before.canary?.version || Object.values(before.pins).includes(version);
    return [`${outcome} ${isServed ? `Its visitors get ${after.stable}.` : 'A rollback cannot return to it.'}`];
  });
}
