import { BLOG_CATEGORIES, usePaths } from '@forecourt/shared-contracts';
import { ChoiceLinks } from '../choice-links/ChoiceLinks';

/** Links to the categories of the blog; the one that shows is marked. */
export function BlogCategories({ category }: { category: string | null }) {
  const paths = usePaths();
  const choices = [
    { label: 'All articles', to: paths.blog(), isOn: category === null },
    ...BLOG_CATEGORIES.map(({ slug, label }) => ({ label, to: paths.blog(slug), isOn: slug === category })),
  ];
  return <ChoiceLinks label="Blog categories" choices={choices} current="page" />;
}
