import { usePaths, type LoaderContext, type MetaContext, type Model, type PageMeta } from '@forecourt/shared-contracts';
import { ListPage } from '../media-card/ListPage';
import { loadModel } from '../models/loadModel';
import { ProductFilters } from '../products/ProductFilters';
import { ProductList } from '../products/ProductList';
import { findProducts, formatProductSearch, parseProductSearch, type ProductPage } from '../products/productSearch';

interface AccessoriesData {
  model: Model;
  page: ProductPage;
}

export async function loader(context: LoaderContext): Promise<AccessoriesData> {
  const model = await loadModel(context);
  return { model, page: await findProducts(context.api, parseProductSearch(context.url.searchParams), model.slug) };
}

export function meta({ data: { model, page }, site, paths }: MetaContext<AccessoriesData>): PageMeta {
  return {
    title: `${model.name} accessories`,
    description: `Accessories that fit the ${model.name}, with prices, at ${site.name}.`,
    canonical: paths.accessories(model),
    ...(formatProductSearch(page.search) !== '' && { robots: 'noindex,follow' as const }),
  };
}

/** Accessories that fit one model. */
export function Component({ data: { model, page } }: { data: AccessoriesData }) {
  const paths = usePaths();
  const path = paths.accessories(model);
  return (
    <ListPage title={`${model.name} accessories`} label="Accessories" breadcrumbs={[{ label: model.name, to: paths.model(model) }]}>
      <ProductFilters path={path} page={page} />
      <ProductList path={path} page={page} />
    </ListPage>
  );
}
