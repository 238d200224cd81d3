import { allChannels, SHELL, versionFor, type Registry } from '@forecourt/shell/registry';

/** What a registry says of who gets which version. */
export type Served = Pick<Registry, 'remotes' | 'shell'>;

/** The version of the shell and of each remote that a visitor gets, by name. */
export type Versions = Readonly<Record<string, string>>;

/** A number that decides every canary of a visitor; null for one who gets none. */
export type Bucket = number | null;

/**
 * One visitor of every share that some canary of these registries makes: one who gets none, the first of all, and the first outside of each
 * percentage.
 */
export function bucketsOf(registries: readonly Served[]): Bucket[] {
  const percentages = registries.flatMap((served) => Object.values(allChannels(served)).flatMap(({ canary }) => canary?.percent ?? []));
  return [null, 0, ...new Set(percentages.map(Math.ceil).filter((percent) => percent > 0 && percent < 100))];
}

/** The versions of a visitor, in the order of their names. */
export function versionsOf(served: Served, tenant: string, bucket: Bucket): Versions {
  const names = [...(served.shell ? [SHELL] : []), ...Object.keys(served.remotes).toSorted()];
  return Object.fromEntries(names.map((name) => [name, versionFor(served, name, { tenant, bucket }) ?? '']));
}

/** Equal for equal versions. */
export const compositionKey = (versions: Versions) =>
  Object.entries(versions)
    .map((entry) => entry.join('@'))
    .join(' ');
