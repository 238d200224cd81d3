import { execFileSync } from 'node:child_process';
import type { WiringGaps } from '../wiring/gaps/wiringGaps';

/** docs/unproved-requirements.json: ids by owner, and the rules by which they are unproved; lists of other rules cannot be compared. */
export interface UnprovedList {
  rules: number;
  unproved: Readonly<Record<string, readonly string[]>>;
}

/** The two lists of one commit. */
export interface Lists {
  unproved: UnprovedList;
  gaps: WiringGaps['gaps'];
}

export interface Base extends Lists {
  commit: string;
}

export const UNPROVED_FILE = 'docs/unproved-requirements.json';
export const GAPS_FILE = 'docs/wiring-gaps.json';

/** The lists where this branch left main (origin/main, else main); null without such a commit or its lists. */
export function listsOfBase(root: string): Base | null {
  const git = (...args: string[]): string | null => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return null;
    }
  };
  const commit = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  const [unproved, gaps] = [UNPROVED_FILE, GAPS_FILE].map((file) => commit && git('show', `${commit}:${file}`));
  if (!commit || !unproved || !gaps) return null;
  return { commit, unproved: JSON.parse(unproved) as UnprovedList, gaps: (JSON.parse(gaps) as WiringGaps).gaps };
}

const gapsByKey = (gaps: Lists['gaps']) => {
  const byKey = new Map<string, { issue?: number; adr?: number }[]>();
  for (const [check, entries] of Object.entries(gaps)) {
    for (const gap of entries ?? []) byKey.set(`${check} ${gap.requirement}`, [...(byKey.get(`${check} ${gap.requirement}`) ?? []), gap]);
  }
  return byKey;
};

/**
 * What has been added since the base: an item that was proved there, a gap that neither an issue nor one of the ADRs allows. Gaps count by
 * check and item.
 */
export function additions(now: Lists, base: Base, adrs: ReadonlySet<number>): string[] {
  const short = base.commit.slice(0, 7);
  const listed = new Set(Object.values(base.unproved.unproved).flat());
  const lost = Object.values(now.unproved.unproved)
    .flat()
    .filter((id) => !listed.has(id));
  const isAllowed = ({ issue, adr }: { issue?: number; adr?: number }) => issue !== undefined || (adr !== undefined && adrs.has(adr));
  const gapsBefore = gapsByKey(base.gaps);
  const grown = [...gapsByKey(now.gaps)].flatMap(([key, gaps]) => {
    const before = gapsBefore.get(key) ?? [];
    const added = gaps.length - before.length;
    const allowed = gaps.filter(isAllowed).length - before.filter(isAllowed).length;
    return added > Math.max(0, allowed) ? [{ key, added }] : [];
  });
  return [
    ...lost.map((id) => `${id} was proved at ${short}: ${UNPROVED_FILE} may only become shorter`),
    ...grown.map(
      ({ key, added }) =>
        `${added} more gaps of ${key} than at ${short}: close them, or name the "issue" or the "adr" that allows them in ${GAPS_FILE}`,
    ),
  ];
}
