import type { SlotHydration } from '@forecourt/shared-contracts';
import { integrityOf, REMOTES_BASE, type Release, type ReleasePart } from '../registry/release';
import type { ShellAssets, ShellFile } from '../registry/shellRelease';

interface RenderedParts {
  page: { remote: string; id: string } | null;
  slots: readonly { remote: string; name: string; hydrate: SlotHydration }[];
  isStandalone: boolean;
}

const isStyle = ({ path }: ShellFile) => path.endsWith('.css');
const unique = (files: readonly ShellFile[]) => [...new Map(files.map((file) => [file.path, file])).values()];

/**
 * Files of everything that a page renders: the page module and each slot, of the selected versions only. A slot that
 * hydrates when it is visible needs only its styles: its HTML is in the page, and its scripts load later.
 */
export function pageFiles(
  { page, slots, isStandalone }: RenderedParts,
  releaseOf: (remote: string) => Release | undefined,
  assets: ShellAssets,
) {
  const parts = [
    ...(page ? [{ remote: page.remote, kind: 'pages' as const, id: page.id, hydrate: 'load' as const }] : []),
    ...slots.map(({ remote, name, hydrate }) => ({ remote, kind: 'slots' as const, id: name, hydrate })),
  ];
  const standalone = isStandalone ? assets.standalone : [];
  const styles = standalone.filter(isStyle);
  const preloads = standalone.filter((each) => !isStyle(each));

  for (const { remote, kind, id, hydrate } of parts) {
    const release = releaseOf(remote);
    const part: ReleasePart | undefined = release?.[kind][id];
    if (!release || !part) continue;
    const file = (name: string): ShellFile => ({ path: `${REMOTES_BASE}/${remote}/${name}`, integrity: integrityOf(release, name) });
    const shared = [...release.base.shared, ...part.shared].flatMap((library) => assets.shared[library] ?? []);
    styles.push(...shared.filter(isStyle), ...[...release.base.css, ...part.css].map(file));
    if (hydrate === 'visible') continue;
    preloads.push(...[release.entry, ...release.base.js, ...part.js].map(file));
    preloads.push(...shared.filter((each) => !isStyle(each)));
  }
  return { styles: unique([...assets.styles, ...styles]), scripts: assets.scripts, preloads: unique(preloads), fonts: assets.fonts };
}
