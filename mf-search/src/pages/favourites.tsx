import type { MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { Container, PageHeading } from '@forecourt/shared-ui';
import { FavouriteList } from '../favourites/FavouriteList';
import styles from './favourites.module.css';

export function meta({ paths }: MetaContext<null>): PageMeta {
  return { title: 'Favourites', canonical: paths.favourites(), robots: 'noindex' };
}

/** Cars kept in this browser (SE-081). */
export function Component() {
  return (
    <Container className={styles.page}>
      <PageHeading>Favourites</PageHeading>
      <FavouriteList />
    </Container>
  );
}
