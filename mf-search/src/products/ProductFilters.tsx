import { formatCount } from '@forecourt/shared-contracts';
import { Button, Field, Stack, TextInput } from '@forecourt/shared-ui';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoiceLinks } from '@forecourt/shared-ui/content';
import { formatProductSearch, parseProductSearch, type ProductPage } from './productSearch';
import styles from './ProductFilters.module.css';

interface ProductFiltersProps {
  /** Path of the page that they belong to. */
  path: string;
  page: ProductPage;
}

/** Text, price and categories of a parts search; a plain form and links, so that it works before any script. */
export function ProductFilters({ path, page: { search, categories } }: ProductFiltersProps) {
  const navigate = useNavigate();
  const { query, price } = search;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(`${path}${formatProductSearch(parseProductSearch(new URLSearchParams(fields)))}`);
  };
  const names = [...new Set([...Object.keys(categories), ...search.categories])].toSorted((one, other) => one.localeCompare(other));
  const withCategory = (name: string) => {
    const others = search.categories.filter((each) => each !== name);
    const chosen = others.length < search.categories.length ? others : [...others, name];
    return `${path}${formatProductSearch({ ...search, categories: chosen, page: 1 })}`;
  };

  const choices = names.map((name) => ({
    label: `${name} (${formatCount(categories[name] ?? 0)})`,
    to: withCategory(name),
    isOn: search.categories.includes(name),
  }));

  return (
    <Stack>
      <form
        // A new address brings its own words into the fields.
        key={formatProductSearch(search)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is younger than the browsers we serve
        role="search"
        aria-label="Search parts and accessories"
        className={styles.form}
        action={path}
        method="get"
        onSubmit={handleSubmit}
      >
        <div className={styles.text}>
          <Field label="Part or accessory">
            {(field) => <TextInput {...field} type="search" name="query" defaultValue={query} enterKeyHint="search" autoComplete="off" />}
          </Field>
        </div>
        <Field label="Price from">
          {(field) => (
            <TextInput {...field} type="number" name="min" min={0} step="any" inputMode="decimal" defaultValue={price.min ?? ''} />
          )}
        </Field>
        <Field label="Price to">
          {(field) => (
            <TextInput {...field} type="number" name="max" min={0} step="any" inputMode="decimal" defaultValue={price.max ?? ''} />
          )}
        </Field>
        {search.categories.map((each) => (
          <input key={each} type="hidden" name="categories" value={each} />
        ))}
        <Button type="submit">Search</Button>
      </form>
      {choices.length > 0 && <ChoiceLinks label="Categories" choices={choices} />}
    </Stack>
  );
}
