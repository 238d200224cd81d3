import { createHash } from 'node:crypto';
import { SHELL, versionFor, type Registry, type Visitor } from '../../registry';

/** Version of each remote for this visitor. */
export function versionsFor(registry: Registry, visitor: Visitor): Record<string, string> {
  const chosen = Object.keys(registry.remotes).map((name) => [name, versionFor(registry, name, visitor)] as const);
  return Object.fromEntries(chosen.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Version of the shell for this visitor, null before its first release. */
export const shellFor = (registry: Registry, visitor: Visitor): string | null => versionFor(registry, SHELL, visitor);

/** Identifies a set of versions in logs, equal on every server: '12-3f9a1c04' is revision 12 of the registry. */
export function compositionIdOf(revision: number, versions: Readonly<Record<string, string>>): string {
  const named = Object.entries(versions).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return `${revision}-${createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 8)}`;
}
