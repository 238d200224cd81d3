import { BLOG_CATEGORIES, useLinks, type Article } from '@forecourt/shared-contracts';
import { Tag, type Eagerness } from '@forecourt/shared-ui';
import { MediaCard } from '../media-card/MediaCard';
import { articleDate } from './articleDate';
import styles from './ArticleCard.module.css';

interface ArticleCardProps {
  article: Article;
  eager?: Eagerness;
  level?: 2 | 3;
}

/** An article of a list: image, category, title, day and the first words. */
export function ArticleCard({ article, eager, level }: ArticleCardProps) {
  const to = useLinks();
  const category = BLOG_CATEGORIES.find(({ slug }) => slug === article.category);
  return (
    <MediaCard
      title={article.title}
      to={to('search.article', { category: article.category, article: article.slug })}
      image={article.image_url}
      label={category && <Tag kind="just-arrived">{category.label}</Tag>}
      eager={eager}
      level={level}
    >
      <time className={styles.day} dateTime={article.published_at.slice(0, 10)}>
        {articleDate(article)}
      </time>
      <p>{article.excerpt}</p>
    </MediaCard>
  );
}
