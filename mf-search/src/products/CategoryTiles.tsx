import { formatCount, useLinks } from '@forecourt/shared-contracts';
import { EmptyState, LinkButton, Stack } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { enquiryPath } from './enquiryPath';
import { formatProductSearch } from './productSearch';
import styles from './CategoryTiles.module.css';

/** The categories of the parts index as tiles, with the ways to the search and to an enquiry. */
export function CategoryTiles({ categories }: { categories: Readonly<Record<string, number>> }) {
  const to = useLinks();
  const names = Object.keys(categories).toSorted((one, other) => one.localeCompare(other));
  const categoryPath = (name: string) =>
    `${to('search.parts')}${formatProductSearch({ query: '', categories: [name], price: { min: null, max: null }, page: 1 })}`;

  return (
    <>
      {names.length === 0 ? (
        <EmptyState title="Ask us for any part or accessory." />
      ) : (
        <ul className={styles.tiles}>
          {names.map((name) => (
            <li key={name}>
              <Link className={styles.tile} to={categoryPath(name)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>
                  {formatCount(categories[name] ?? 0)} {categories[name] === 1 ? 'product' : 'products'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Stack direction="row" gap={3}>
        {names.length > 0 && (
          <LinkButton to={to('search.parts')} variant="primary">
            Search all parts
          </LinkButton>
        )}
        <LinkButton to={enquiryPath(to)} variant={names.length > 0 ? 'secondary' : 'primary'}>
          Parts enquiry
        </LinkButton>
      </Stack>
    </>
  );
}
