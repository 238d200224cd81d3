import { createHash } from 'node:crypto';
import { SHELL, versionFor, type Registry, type Visitor } from '../../registry';

/** Version of each remote for this visitor. */
export function versionsFor(registry: Registry, visitor: Visitor): Record<string, string> {
  const chosen = Object.keys(registry.remotes).map((name) => [name, versionFor(registry, name, visitor)] as const);
  return Object.fromEntries(chosen.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Version of the shell for this visitor, null before its first release. */
export const shellFor = (registry: Registry, visitor: Visitor): string | null => versionFor(registry, SHELL, visitor);

/** Equal for equal versions, in whichever order. */
function digestOf(versions: Readonly<Record<string, string>>): string {
  const named = Object.entries(versions).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return createHash('sha256').update(JSON.stringify(named)).digest('hex');
}

/** The versions of a visitor's pages. */
export interface VisitorComposition {
  /** null before the first release of the shell. */
  shell: string | null;
  versions: Record<string, string>;
  /** Equal for equal versions, whatever the revision. */
  key: string;
}

const compositions = new WeakMap<Registry, Map<string, VisitorComposition>>();

/** What a visitor gets of a revision; computed once for each tenant and bucket. */
export function compositionFor(registry: Registry, visitor: Visitor): VisitorComposition {
  const known = compositions.get(registry) ?? new Map<string, VisitorComposition>();
  compositions.set(registry, known);
  const who = `${visitor.bucket} ${visitor.tenant}`;
  const found = known.get(who);
  if (found && !visitor.overrides) return found;
  const versions = versionsFor(registry, visitor);
  const shell = shellFor(registry, visitor);
  const composition = { shell, versions, key: digestOf({ ...versions, [SHELL]: shell ?? '' }) };
  if (!visitor.overrides) known.set(who, composition);
  return composition;
}

/** Identifies a set of versions in logs, equal on every server: '12-3f9a1c04' is revision 12 of the registry. */
export function compositionIdOf(revision: number, versions: Readonly<Record<string, string>>): string {
  return `${revision}-${digestOf(versions).slice(0, 8)}`;
}
