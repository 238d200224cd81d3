import type { RouteLink, SlotMount } from '@forecourt/shell/registry';

const byText = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** Each slot and version once; it has a fallback where every mount of it has one. */
export function mountsOnce(mounts: readonly SlotMount[]): SlotMount[] {
  const once = new Map<string, SlotMount>();
  for (const mount of mounts) {
    const key = `${mount.slot} ${mount.version}`;
    once.set(key, { ...mount, hasFallback: mount.hasFallback && once.get(key)?.hasFallback !== false });
  }
  return [...once.values()].toSorted((one, other) => byText(one.slot, other.slot) || one.version - other.version);
}

/** Each route once; the link can be left out where every link to it can. */
export function linksOnce(links: readonly RouteLink[]): RouteLink[] {
  const once = new Map<string, RouteLink>();
  for (const link of links) once.set(link.route, { ...link, ifDeployed: link.ifDeployed && once.get(link.route)?.ifDeployed !== false });
  return [...once.values()].toSorted((one, other) => byText(one.route, other.route));
}
