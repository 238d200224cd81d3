import { BLOG_CATEGORIES, useLinks } from '@forecourt/shared-contracts';
import { blogPath } from './blogPath';
import { ChoiceLinks } from '@forecourt/shared-ui/content';

/** Links to the categories of the blog; the one that shows is marked. */
export function BlogCategories({ category }: { category: string | null }) {
  const to = useLinks();
  const choices = [
    { label: 'All articles', to: blogPath(to), isOn: category === null },
    ...BLOG_CATEGORIES.map(({ slug, label }) => ({ label, to: blogPath(to, slug), isOn: slug === category })),
  ];
  return <ChoiceLinks label="Blog categories" choices={choices} current="page" />;
}
