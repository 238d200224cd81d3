import {
  BLOG_CATEGORIES,
  useLinks,
  validRecords,
  type Article,
  type SlotHydration,
  type SlotProps,
  type SlotModule,
} from '@forecourt/shared-contracts';
import { ArticleCard } from '../blog/ArticleCard';
import { blogPath } from '../blog/blogPath';
import { CardGrid } from '../media-card/CardGrid';
import { CardSection } from '../media-card/CardSection';
import { eagerInSection } from '../media-card/eagerInSection';

type ArticleCardsModule = SlotModule<'article-cards', Article[]>;
const DEFAULT_LIMIT = 3;

export const dataKey: ArticleCardsModule['dataKey'] = ({ category = '', limit = DEFAULT_LIMIT }) => `${category} ${limit}`;

export const loader: ArticleCardsModule['loader'] = async ({ category, limit = DEFAULT_LIMIT }, { api, signal }) => {
  const query = category ? `?category=${encodeURIComponent(category)}` : '';
  const { articles } = await api.get<{ articles: unknown }>(`/api/blog${query}`, { signal });
  return validRecords<Article>(articles, 'articles', console.warn).slice(0, limit);
};

/** The newest articles of the blog, of one category where it is given, with a link to all of them; nothing when there are none. */
export function Component({
  hydrate,
  data: articles,
  title,
  category,
}: SlotProps<'article-cards'> & { data: Article[]; hydrate?: SlotHydration }) {
  const to = useLinks();
  if (articles.length === 0) return null;
  const label = BLOG_CATEGORIES.find(({ slug }) => slug === category)?.label;
  return (
    <CardSection title={title ?? label ?? 'From our blog'} all={{ text: 'See all articles', to: blogPath(to, category) }}>
      <CardGrid isRowOnPhone>
        {articles.map((article, index) => (
          <ArticleCard key={article.id} article={article} eager={eagerInSection(index, hydrate)} level={3} />
        ))}
      </CardGrid>
    </CardSection>
  );
}
