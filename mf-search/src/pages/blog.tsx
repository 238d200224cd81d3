import {
  ApiError,
  BLOG_CATEGORIES,
  PageNotFound,
  validRecords,
  useLinks,
  type Article,
  type LoaderContext,
  type MetaContext,
  type PageMeta,
} from '@forecourt/shared-contracts';
import { EmptyState, Pagination, Stack } from '@forecourt/shared-ui';
import { blogPath } from '../blog/blogPath';
import { ArticleCard } from '../blog/ArticleCard';
import { BlogCategories } from '../blog/BlogCategories';
import { CardGrid } from '../media-card/CardGrid';
import { ListPage } from '../media-card/ListPage';
import { eagerInList } from '../media-card/eagerInList';
import { pageParam } from '../search-service/pageParam';
import styles from './blog.module.css';

interface BlogData {
  category: string | null;
  articles: Article[];
  /** Shown above the list, on its first page. */
  featured: Article[];
  /** Slugs of the categories that have articles. */
  categories: readonly string[];
  page: number;
  pages: number;
}

/** A back end from before does not name the categories. */
type BlogResponse = Pick<BlogData, 'articles' | 'featured' | 'pages'> & Partial<Pick<BlogData, 'categories'>>;
const EVERY_CATEGORY = BLOG_CATEGORIES.map(({ slug }) => slug);
const COLUMNS = 2;

const titleOf = (category: string | null) => BLOG_CATEGORIES.find(({ slug }) => slug === category)?.label ?? 'Blog';
const withPage = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

/** An unknown category is no page. */
export async function loader({ url, params, api, signal }: LoaderContext): Promise<BlogData> {
  const category = params.category ?? null;
  const page = pageParam(url.searchParams);
  const query = new URLSearchParams({ ...(category && { category }), page: String(page) });
  try {
    const response = await api.get<BlogResponse>(`/api/blog?${query}`, { signal });
    const read = (articles: unknown) => validRecords<Article>(articles, 'articles', console.warn);
    return {
      category,
      page,
      pages: response.pages,
      categories: response.categories ?? EVERY_CATEGORY,
      articles: read(response.articles),
      featured: page === 1 ? read(response.featured) : [],
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageNotFound(`The blog has no category "${category}".`);
    throw error;
  }
}

export function meta({ data: { category, page }, site, to }: MetaContext<BlogData>): PageMeta {
  const title = titleOf(category);
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `${title}: articles about buying, driving and looking after a car from ${site.name}.`,
    canonical: withPage(blogPath(to, category ?? undefined), page),
  };
}

/** Articles of the blog, newest first, with four featured ones at the start. */
export function Component({ data }: { data: BlogData }) {
  const { category, articles, featured, categories, page, pages } = data;
  const to = useLinks();
  const path = blogPath(to, category ?? undefined);
  const featuredIds = new Set(featured.map(({ id }) => id));
  const others = articles.filter(({ id }) => !featuredIds.has(id));

  return (
    <ListPage title={titleOf(category)} breadcrumbs={category ? [{ label: 'Blog', to: blogPath(to) }] : []}>
      <BlogCategories category={category} categories={categories} />
      {articles.length === 0 && featured.length === 0 && <EmptyState title="There are no articles here yet." icon="info" />}
      {featured.length > 0 && (
        <Stack as="section" aria-labelledby="featured-articles">
          <h2 id="featured-articles" className={styles.heading}>
            Featured
          </h2>
          <CardGrid four>
            {featured.map((article, index) => (
              <ArticleCard key={article.id} article={article} eager={eagerInList(index, COLUMNS)} level={3} />
            ))}
          </CardGrid>
        </Stack>
      )}
      {others.length > 0 && (
        <Stack as="section" aria-labelledby="more-articles">
          <h2 id="more-articles" className={styles.heading}>
            {featured.length > 0 ? 'More articles' : 'Articles'}
          </h2>
          <CardGrid>
            {others.map((article) => (
              <ArticleCard key={article.id} article={article} level={3} />
            ))}
          </CardGrid>
        </Stack>
      )}
      <Pagination label="Pages of articles" page={page} pages={pages} hrefOf={(target) => withPage(path, target)} />
    </ListPage>
  );
}
