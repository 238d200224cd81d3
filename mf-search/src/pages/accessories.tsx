import { modelPath, useLinks, type LoaderContext, type MetaContext, type Model, type PageMeta } from '@forecourt/shared-contracts';
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

export function meta({ data: { model, page }, site, to }: MetaContext<AccessoriesData>): PageMeta {
  return {
    title: `${model.name} accessories`,
    description: `Accessories that fit the ${model.name}, with prices, at ${site.name}.`,
    canonical: to('search.accessories', { model: model.slug }),
    ...(formatProductSearch(page.search) !== '' && { robots: 'noindex,follow' as const }),
  };
}

/** Accessories that fit one model. */
export function Component({ data: { model, page } }: { data: AccessoriesData }) {
  const to = useLinks();
  const path = to('search.accessories', { model: model.slug });
  return (
    <ListPage title={`${model.name} accessories`} label="Accessories" breadcrumbs={[{ label: model.name, to: modelPath(to, model) }]}>
      <ProductFilters path={path} page={page} />
      <ProductList path={path} page={page} />
    </ListPage>
  );
}
