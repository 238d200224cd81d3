import type { Article } from '../entities/article';

/** Categories of the blog: slug of the address, and words. */
export const BLOG_CATEGORIES = [
  { slug: 'vehicle-reviews', label: 'Vehicle reviews' },
  { slug: 'buyer-advice', label: 'Buyer advice' },
  { slug: 'motoring-tips', label: 'Motoring tips' },
  { slug: 'servicing-insights', label: 'Servicing insights' },
  { slug: '4x4xmore-adventures', label: '4x4 and more adventures' },
] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number]['slug'];

const FEATURED_ARTICLES = 4;

const newestFirst = (one: Article, other: Article) => Date.parse(other.published_at) - Date.parse(one.published_at);

/** The first four articles of the blog: the newest featured ones, then the newest of the others. */
export function featuredArticles<Each extends Article>(articles: readonly Each[]): Each[] {
  const sorted = articles.toSorted(newestFirst);
  return [...sorted.filter(({ featured }) => featured), ...sorted.filter(({ featured }) => !featured)].slice(0, FEATURED_ARTICLES);
}
