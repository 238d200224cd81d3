import type { ContentPage, PageSection, SiteConfig } from '@forecourt/shared-contracts';
import { describeMistake, type SiteFit } from '@forecourt/server-kit';

/** What of the slots that a site places does not fit the remotes that are deployed on it. */
export type PlacementCheck = SiteFit['placementsOf'];

/**
 * A content page without the sections that do not fit what is deployed: the store may be older or newer than the remotes. Each that is left
 * out is reported with its path and reason.
 */
export async function withPlaceableSections(
  page: ContentPage,
  { site, path, check, onProblem }: { site: SiteConfig; path: string; check: PlacementCheck; onProblem: (problem: string) => void },
): Promise<ContentPage> {
  const { sections } = page;
  if (!sections) return page;
  const problemsOf = async (section: PageSection) =>
    section.type === 'slot' ? check({ ...site, sections: {}, pages: { [path]: { ...page, sections: [section] } } }) : [];
  const problems = await Promise.all(sections.map(problemsOf));
  for (const [at, found] of problems.entries())
    for (const problem of found) onProblem(`${site.slug}: section ${at} of the page ${path} is left out: ${describeMistake(problem)}`);
  return { ...page, sections: sections.filter((_section, at) => problems[at]?.length === 0) };
}
