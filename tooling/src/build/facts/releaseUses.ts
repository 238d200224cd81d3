import type { ReleaseUses } from '@forecourt/shell/registry';
import type { CompiledUses } from './UsesPlugin';
import { fieldsNamed } from './fieldReads';
import { linksOnce, mountsOnce } from './usesOnce';

function namesOnce(compiled: readonly CompiledUses[]): Record<string, string[]> {
  const once = new Map<string, Set<string>>();
  for (const [library, names] of compiled.flatMap((each) => [...each.names]))
    once.set(library, new Set([...(once.get(library) ?? []), ...names]));
  return Object.fromEntries([...once].toSorted().map(([library, names]) => [library, [...names].toSorted()]));
}

/** What a release uses, from its builds for browsers and servers. */
export const releaseUses = (compiled: readonly CompiledUses[]): ReleaseUses => ({
  mounts: mountsOnce(compiled.flatMap(({ mounts }) => mounts)),
  links: linksOnce(compiled.flatMap(({ links }) => links)),
  names: namesOnce(compiled),
  fields: fieldsNamed(compiled.flatMap(({ properties }) => properties)),
});
