import type { Links } from '@forecourt/shared-contracts';

/** The blog, or one of its categories. */
export function blogPath(to: Links, category?: string): string {
  if (category === undefined) return to('search.blog');
  return category === 'vehicle-reviews' ? to('search.vehicle-reviews') : to('search.blog-category', { category });
}
