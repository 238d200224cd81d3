import {
  allCarsPath,
  ApiError,
  BLOG_CATEGORIES,
  imageAddress,
  PageNotFound,
  PageRedirect,
  usePlatform,
  useSite,
  type ArticlePage,
  type LoaderContext,
  type MetaContext,
  type PageMeta,
} from '@forecourt/shared-contracts';
import { CarImage, LinkButton, Stack } from '@forecourt/shared-ui';
import { SafeHtml } from '@forecourt/shared-ui/safe-html';
import { blogPath } from '../blog/blogPath';
import { articleDate } from '../blog/articleDate';
import { ListPage } from '../media-card/ListPage';
import styles from './article.module.css';

interface ArticleData {
  article: ArticlePage;
}

/** An article has one address; under another category it leads there. */
export async function loader({ params, api, to, signal }: LoaderContext): Promise<ArticleData> {
  const { category, article: slug = '' } = params;
  try {
    const article = await api.get<ArticlePage>(`/api/blog/${encodeURIComponent(slug)}`, { signal });
    if (article.category !== category)
      throw new PageRedirect(to('search.article', { category: article.category, article: article.slug }), 301);
    return { article };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageNotFound(`The blog has no article "${slug}".`);
    throw error;
  }
}

export function meta({ data: { article }, site, to }: MetaContext<ArticleData>): PageMeta {
  const canonical = to('search.article', { category: article.category, article: article.slug });
  const image = article.image_url && imageAddress(site, article.image_url, 1200);
  return {
    title: article.title,
    description: article.excerpt,
    canonical,
    ...(image && { image }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        datePublished: article.published_at,
        mainEntityOfPage: new URL(canonical, site.url).href,
        publisher: { '@type': 'Organization', name: site.name },
        ...(image && { image: new URL(image, site.url).href }),
      },
    ],
  };
}

/** One article of the blog. */
export function Component({ data: { article } }: { data: ArticleData }) {
  const { site, to } = usePlatform();
  const { name } = useSite();
  const category = BLOG_CATEGORIES.find(({ slug }) => slug === article.category);
  const breadcrumbs = [
    { label: 'Blog', to: blogPath(to) },
    ...(category ? [{ label: category.label, to: blogPath(to, category.slug) }] : []),
  ];

  return (
    <ListPage title={article.title} breadcrumbs={breadcrumbs} width="text">
      <Stack as="article" gap={5}>
        <p className={styles.byline}>
          {name}, <time dateTime={article.published_at.slice(0, 10)}>{articleDate(article)}</time>
        </p>
        {article.image_url && (
          <div className={styles.image}>
            <CarImage src={article.image_url} alt="" width={960} ratio="16 / 9" eager="first" />
          </div>
        )}
        <div className={styles.words}>
          <SafeHtml html={article.html} />
        </div>
        <Stack direction="row" gap={3}>
          <LinkButton to={allCarsPath({ site, to })} variant="primary">
            See all vehicles
          </LinkButton>
          <LinkButton to={blogPath(to, article.category)} variant="secondary">
            More articles
          </LinkButton>
        </Stack>
      </Stack>
    </ListPage>
  );
}
