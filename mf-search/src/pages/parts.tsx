import { usePlatform, type LoaderContext, type MetaContext, type PageMeta } from '@forecourt/shared-contracts';
import { ListPage } from '../media-card/ListPage';
import { partsAndAccessoriesPath } from '../products/partsAndAccessoriesPath';
import { ProductFilters } from '../products/ProductFilters';
import { ProductList } from '../products/ProductList';
import { findProducts, formatProductSearch, parseProductSearch, type ProductPage } from '../products/productSearch';

export const loader = ({ url, api }: LoaderContext): Promise<ProductPage> => findProducts(api, parseProductSearch(url.searchParams));

export function meta({ data, site, to }: MetaContext<ProductPage>): PageMeta {
  return {
    title: 'Parts search',
    description: `Search parts and accessories by name, category and price at ${site.name}.`,
    canonical: to('search.parts'),
    ...(formatProductSearch(data.search) !== '' && { robots: 'noindex,follow' as const }),
  };
}

/** Search of parts and accessories by text, category and price. */
export function Component({ data }: { data: ProductPage }) {
  const { site, to } = usePlatform();
  const path = to('search.parts');
  return (
    <ListPage title="Parts search" breadcrumbs={[{ label: 'Parts and accessories', to: partsAndAccessoriesPath({ site, to }) }]}>
      <ProductFilters path={path} page={data} />
      <ProductList path={path} page={data} />
    </ListPage>
  );
}
