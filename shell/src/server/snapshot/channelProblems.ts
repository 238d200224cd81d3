import type { Channels } from '../../registry';

/** What cannot be served of a release's versions, each with its name and version first and with what is served instead. `found` has the reason of each version that cannot. */
export function channelProblems(name: string, before: Channels, after: Channels | null, found: ReadonlyMap<string, unknown>): string[] {
  return [...found].flatMap(([version, outcome]) => {
    if (typeof outcome !== 'string') return [];
    const reason = outcome.startsWith(`${name} ${version} `) ? outcome : `${name} ${version} is damaged: ${outcome}`;
    if (!after) return [`${reason} ${name} is not served, as no earlier version is usable: release it again.`];
    if (version === before.stable) return [`${reason} ${name} ${after.stable} is served instead.`];
    const isServed = version === before.canary?.version || Object.values(before.pins).includes(version);
    return [`${reason} ${isServed ? `Its visitors get ${after.stable}.` : 'A rollback cannot return to it.'}`];
  });
}
