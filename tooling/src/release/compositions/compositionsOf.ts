import { allChannels, SHELL, versionFor, type Registry } from '@forecourt/shell/registry';

/** What a registry says of who gets which version. */
export type Served = Pick<Registry, 'remotes' | 'shell'>;

/** The version of the shell and of each remote that a visitor gets, by name. */
export type Versions = Readonly<Record<string, string>>;

/** One visitor of every share that some canary makes: those without a share, and the first outside of each percentage. */
function bucketsOf(served: Served): (number | null)[] {
  const percentages = Object.values(allChannels(served)).flatMap(({ canary }) => (canary ? [canary.percent] : []));
  return [null, 0, ...new Set(percentages.map(Math.ceil).filter((percent) => percent > 0 && percent < 100))];
}

/**
 * The versions of every composition that visitors of a tenant can get, equal ones once. One bucket decides every canary of a visitor, so that
 * there is at most one more than there are percentages.
 */
export function compositionsOf(served: Served, tenant: string): Versions[] {
  const names = [...(served.shell ? [SHELL] : []), ...Object.keys(served.remotes).toSorted()];
  const found = new Map<string, Versions>();
  for (const bucket of bucketsOf(served)) {
    const versions = Object.fromEntries(names.map((name) => [name, versionFor(served, name, { tenant, bucket }) ?? '']));
    found.set(compositionKey(versions), versions);
  }
  return [...found.values()];
}

/** Equal for equal versions. */
export const compositionKey = (versions: Versions) =>
  Object.entries(versions)
    .map((entry) => entry.join('@'))
    .join(' ');
