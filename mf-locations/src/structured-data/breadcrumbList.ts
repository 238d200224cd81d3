import type { Crumb } from '@forecourt/shared-ui';

/** The page's breadcrumbs as search engines read them; the last one is the page itself (PL-059). */
export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: `${siteUrl}${to}` }),
    })),
  };
}
