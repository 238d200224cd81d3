import type { MetaContext, PageMeta, SiteConfig } from '@forecourt/shared-contracts';
import type { AnyPageModule, Route } from '@forecourt/shared-contracts/shell';
import type { PageResult } from '../routing/pageResult';

/** The complete head of one page, with its HTTP status. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string | null;
  robots: string | null;
  image: string | null;
  jsonLd: readonly object[];
  status: number;
}

const absolute = (path: string, site: SiteConfig) => new URL(path, site.url).href;

/** A page responds with a slash at the end too; it has one address all the same. */
const withoutLastSlash = (path: string) => path.replace(/(?<=[^/])\/+(?=$|[?#])/, '');

/** Completes a page's meta with the site's name, tagline and origin. */
export function completeHead(meta: PageMeta, site: SiteConfig): PageHead {
  return {
    title: meta.title ? `${meta.title} | ${site.name}` : site.name,
    description: meta.description ?? site.tagline,
    canonical: meta.canonical ? absolute(withoutLastSlash(meta.canonical), site) : null,
    robots: meta.robots ?? null,
    image: meta.image ? absolute(meta.image, site) : null,
    jsonLd: meta.jsonLd ?? [],
    status: meta.status ?? 200,
  };
}

export const notFoundMeta: PageMeta = { title: 'Page not found', robots: 'noindex', status: 404 };

/**
 * The meta that a page's module returns for its data; without one the title of the route. A page that failed is not noindex: its address is
 * good, and search engines would forget it.
 */
export function pageMeta(
  module: AnyPageModule | undefined,
  { title }: Pick<Route, 'title'>,
  result: PageResult,
  context: Omit<MetaContext<unknown>, 'data'>,
): PageMeta {
  if (result.kind === 'not-found') return notFoundMeta;
  if (result.kind === 'gated') return { title, robots: 'noindex' };
  if (result.kind === 'failed') return { title, status: 503 };
  return module?.meta?.({ ...context, data: result.data }) ?? { title };
}
