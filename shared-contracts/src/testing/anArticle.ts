import type { Article, ArticlePage } from '../entities/article';

/** An article of the blog as lists show it, for tests. */
export function anArticle(over: Partial<Article> = {}): Article {
  return {
    id: 401,
    title: 'Towing on the Nullarbor',
    slug: 'towing-on-the-nullarbor',
    category: '4x4xmore-adventures',
    excerpt: 'What to check before a long tow.',
    image_url: null,
    published_at: '2026-02-01T09:00:00+08:00',
    featured: false,
    ...over,
  };
}

/** An article with its body, for tests. */
export function anArticlePage(over: Partial<ArticlePage> = {}): ArticlePage {
  return { ...anArticle(), html: '<p>Check the tyres first.</p>', ...over };
}
