import type { LoaderContext, MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { ListPage } from '../media-card/ListPage';
import { CategoryTiles } from '../products/CategoryTiles';
import { partsAndAccessoriesPath } from '../products/partsAndAccessoriesPath';
import { findProducts } from '../products/productSearch';

interface PartsData {
  categories: Readonly<Record<string, number>>;
}

export async function loader({ api }: LoaderContext): Promise<PartsData> {
  const { categories } = await findProducts(api, { query: '', categories: [], price: { min: null, max: null }, page: 1 });
  return { categories };
}

export function meta({ site, to }: MetaContext<PartsData>): PageMeta {
  return {
    title: 'Parts and accessories',
    description: `Parts and accessories by category at ${site.name}, with prices and fitting by our team.`,
    canonical: partsAndAccessoriesPath({ site, to }),
  };
}

/** Categories of parts and accessories. */
export function Component({ data }: { data: PartsData }) {
  return (
    <ListPage title="Parts and accessories" lead="Fitted by our own workshop, or to take home.">
      <CategoryTiles categories={data.categories} />
    </ListPage>
  );
}
