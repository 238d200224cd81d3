import { formatCount } from '@forecourt/shared-contracts';
import { EmptyState, LinkButton, Pagination } from '@forecourt/shared-ui';
import { CardGrid } from '../media-card/CardGrid';
import { eagerInList } from '../media-card/eagerInList';
import { ProductCard } from './ProductCard';
import { formatProductSearch, type ProductPage } from './productSearch';
import styles from './ProductList.module.css';

const COLUMNS = 4;

interface ProductListProps {
  /** Path of the page that the list belongs to. */
  path: string;
  page: ProductPage;
}

/** The parts of one page of a search. */
export function ProductList({ path, page: { search, products, count, pages } }: ProductListProps) {
  return (
    <>
      <output className={styles.count}>{count === 1 ? '1 product' : `${formatCount(count)} products`}</output>
      {products.length === 0 ? (
        <EmptyState title="No products match your search.">
          <LinkButton to={path} variant="secondary">
            Clear all
          </LinkButton>
        </EmptyState>
      ) : (
        <CardGrid>
          {products.map((product, index) => (
            <ProductCard key={product.id} product={product} eager={eagerInList(index, COLUMNS)} />
          ))}
        </CardGrid>
      )}
      <Pagination
        label="Pages of products"
        page={search.page}
        pages={pages}
        hrefOf={(page) => `${path}${formatProductSearch({ ...search, page })}`}
      />
    </>
  );
}
