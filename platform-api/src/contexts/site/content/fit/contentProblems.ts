import { describeMistake } from '@forecourt/server-kit';
import type { ContentKind } from '../contentDocuments';
import type { ContentItems } from '../contentRepository';
import { contentMisfits, type FittedSite } from './contentMisfits';

const COMPARED: readonly ContentKind[] = ['model', 'model-menu', 'offer', 'review', 'special-hours'];

interface Compared {
  site: FittedSite;
  versions: string;
  day: string;
  problems: string[];
}

/**
 * What of the content of all sites does not fit them, a text each; drafts are left out. Only sites whose content, document or day has changed since the
 * last call are compared again.
 */
export function contentProblems(content: ContentItems, today: (site: FittedSite) => string) {
  let known = new Map<string, Compared>();
  return async (sites: readonly FittedSite[]): Promise<string[]> => {
    const versions = new Map<string, string>();
    const stored = await content.versions(COMPARED).catch(() => null);
    // A database that does not respond changes nothing of what is known.
    if (stored === null) return [...known.values()].flatMap(({ problems }) => problems);
    for (const { tenant, kind, version } of stored) versions.set(tenant, `${versions.get(tenant) ?? ''} ${kind} ${version}`);
    const compared = new Map<string, Compared>();
    for (const site of sites) {
      const { slug } = site;
      const day = today(site);
      const before = known.get(slug);
      const version = versions.get(slug) ?? '';
      if (version === '') continue;
      if (before && before.site === site && before.versions === version && before.day === day) {
        compared.set(slug, before);
        continue;
      }
      const misfits = await contentMisfits(content, site, day);
      const problems = misfits
        .filter(({ draft }) => !draft)
        .map(
          ({ kind, slug: name, path, reason }) =>
            `${slug}: ${kind} ${name}: ${describeMistake({ path: path ? path.split('.') : [], reason })}`,
        );
      compared.set(slug, { site, versions: version, day, problems });
    }
    known = compared;
    return [...known.values()].flatMap(({ problems }) => problems);
  };
}
