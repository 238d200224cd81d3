import { describeMistake } from '@forecourt/server-kit';
import type { ContentKind } from '../contentDocuments';
import type { ContentItems } from '../contentRepository';
import { contentMisfits, type FittedSite, type ItemMisfit } from './contentMisfits';

const COMPARED: readonly ContentKind[] = ['model', 'model-menu', 'offer', 'product', 'review', 'special-hours'];

interface Compared {
  site: FittedSite;
  versions: string;
  day: string;
  problems: string[];
}

/** A text for all items of a site that do not fit for one reason. */
function describe(site: FittedSite, misfits: readonly ItemMisfit[]): string[] {
  const byReason = new Map<string, ItemMisfit[]>();
  for (const misfit of misfits) {
    const key = `${misfit.kind} ${misfit.path} ${misfit.reason}`;
    byReason.set(key, [...(byReason.get(key) ?? []), misfit]);
  }
  return [...byReason.values()].map((items) => {
    const [{ kind, slug, path, reason } = { kind: '', slug: '', path: '', reason: '' }] = items;
    const which = items.length === 1 ? `${kind} ${slug}` : `${kind} ${slug} and ${items.length - 1} more`;
    return `${site.slug}: ${which}: ${describeMistake({ path: path ? path.split('.') : [], reason })}`;
  });
}

/** The versions of the compared kinds by tenant, as one text each. */
async function versionsOf(content: ContentItems): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  for (const { tenant, kind, version } of await content.versions(COMPARED))
    versions.set(tenant, `${versions.get(tenant) ?? ''} ${kind} ${version}`);
  return versions;
}

/**
 * What of the content of all sites does not fit them, a text each; drafts are left out. Only sites whose content, document or day has changed since the
 * last call are compared again. A database that does not respond changes nothing of what is known.
 */
export function contentProblems(content: ContentItems, today: (site: FittedSite) => string) {
  let known = new Map<string, Compared>();

  async function compare(sites: readonly FittedSite[]): Promise<Map<string, Compared>> {
    const versions = await versionsOf(content);
    const compared = new Map<string, Compared>();
    for (const site of sites) {
      const day = today(site);
      const version = versions.get(site.slug);
      if (version === undefined) continue;
      const before = known.get(site.slug);
      const isSame = before?.site === site && before.versions === version && before.day === day;
      const found = isSame
        ? before.problems
        : describe(
            site,
            (await contentMisfits(content, site, day)).filter(({ draft }) => !draft),
          );
      compared.set(site.slug, { site, versions: version, day, problems: found });
    }
    return compared;
  }

  return async (sites: readonly FittedSite[]): Promise<string[]> => {
    known = await compare(sites).catch(() => known);
    return [...known.values()].flatMap(({ problems }) => problems);
  };
}
