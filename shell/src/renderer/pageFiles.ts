import type { SlotHydration } from '@forecourt/shared-contracts';
import { integrityOf, partOfSlot, REMOTES_BASE, type Release } from '../registry/release';
import type { ShellAssets, ShellFile } from '../registry/shellRelease';

interface RenderedParts {
  page: { remote: string; id: string } | null;
  slots: readonly { remote: string; name: string; version: number; hydrate: SlotHydration }[];
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
  const pagePart = page && releaseOf(page.remote)?.pages[page.id];
  const slotParts = slots.map(({ remote, name, version, hydrate }) => {
    const slot = releaseOf(remote)?.slots[name];
    return { remote, part: slot && partOfSlot(slot, version), hydrate };
  });
  const parts = [...(page && pagePart ? [{ remote: page.remote, part: pagePart, hydrate: 'load' as const }] : []), ...slotParts];
  const standalone = isStandalone ? assets.standalone : [];
  const styles = standalone.filter(isStyle);
  const preloads = standalone.filter((each) => !isStyle(each));

  for (const { remote, part, hydrate } of parts) {
    const release = releaseOf(remote);
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
