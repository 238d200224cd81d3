import { createPaths, type Route, type SiteConfig } from '@forecourt/shared-contracts';
import { assembleRoutes } from '@forecourt/shared-contracts/site-routes';

/** What a builder may be called with: something that has every field, or a word. */
const BUILDER_ARGUMENTS: readonly unknown[][] = [
  [{ id: 1, slug: 'some-slug', name: 'Some name', category: 'some-category', manufacturer: null }],
  ['general', 'some-word'],
];

/** Switches that each path builder reads, found by calling it. */
export function pathBuilderSwitches(site: SiteConfig, declared: readonly Route[]): Map<string, ReadonlySet<string>> {
  let read = new Set<string>();
  const switches = new Proxy(site.switches, {
    get(target, name, receiver) {
      read.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
  const paths = createPaths({ ...site, switches }, assembleRoutes(declared, site));
  const builders = Object.entries(paths) as [string, (...args: unknown[]) => unknown][];
  return new Map(
    builders.map(([name, build]) => {
      read = new Set();
      for (const args of BUILDER_ARGUMENTS) {
        try {
          build(...args);
        } catch {
          // Not the arguments that this builder takes; what it read so far counts.
        }
      }
      return [name, read];
    }),
  );
}
