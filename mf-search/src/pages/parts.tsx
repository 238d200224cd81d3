import { usePaths, type LoaderContext, type MetaContext, type PageMeta } from '@forecourt/shared-contracts';
import { ListPage } from '../media-card/ListPage';
import { ProductFilters } from '../products/ProductFilters';
import { ProductList } from '../products/ProductList';
import { findProducts, formatProductSearch, parseProductSearch, type ProductPage } from '../products/productSearch';

export const loader = ({ url, api }: LoaderContext): Promise<ProductPage> => findProducts(api, parseProductSearch(url.searchParams));

export function meta({ data, site, paths }: MetaContext<ProductPage>): PageMeta {
  return {
    title: 'Parts search',
    description: `Search parts and accessories by name, category and price at ${site.name}.`,
    canonical: paths.partsSearch(),
    ...(formatProductSearch(data.search) !== '' && { robots: 'noindex,follow' as const }),
  };
}

/** Search of parts and accessories by text, category and price. */
export function Component({ data }: { data: ProductPage }) {
  const paths = usePaths();
  const path = paths.partsSearch();
  return (
    <ListPage title="Parts search" breadcrumbs={[{ label: 'Parts and accessories', to: paths.partsAndAccessories() }]}>
      <ProductFilters path={path} page={data} />
      <ProductList path={path} page={data} />
    </ListPage>
  );
}
