import { BLOG_CATEGORIES, useLinks } from '@forecourt/shared-contracts';
import { blogPath } from './blogPath';
import { ChoiceLinks } from '@forecourt/shared-ui/content';

interface BlogCategoriesProps {
  /** The one that shows; null for all articles. */
  category: string | null;
  /** Those that have articles. */
  categories: readonly string[];
}

/** Links to the categories of the blog that have articles; the one that shows is marked. */
export function BlogCategories({ category, categories }: BlogCategoriesProps) {
  const to = useLinks();
  const choices = [
    { label: 'All articles', to: blogPath(to), isOn: category === null },
    ...BLOG_CATEGORIES.filter(({ slug }) => slug === category || categories.includes(slug)).map(({ slug, label }) => ({
      label,
      to: blogPath(to, slug),
      isOn: slug === category,
    })),
  ];
  return <ChoiceLinks label="Blog categories" choices={choices} current="page" />;
}
