import { validRecords, type PlatformApi, type Product } from '@forecourt/shared-contracts';
import { pageParam } from '../search-service/pageParam';
import { searchRecords } from '../search-service/searchRecords';

/** A search of parts as an address says it: text, categories, price and page. */
export interface ProductSearch {
  query: string;
  categories: readonly string[];
  price: { min: number | null; max: number | null };
  page: number;
}

export interface ProductPage {
  search: ProductSearch;
  products: Product[];
  count: number;
  pages: number;
  /** Categories with how many parts each has. */
  categories: Readonly<Record<string, number>>;
}

const amountOf = (text: string | null | undefined) => {
  const amount = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
};

/** Reads a search from an address; what is no number or page is left out. */
export function parseProductSearch(address: URLSearchParams): ProductSearch {
  const [min, max] = (address.get('price') ?? '').split(':');
  return {
    query: (address.get('query') ?? '').trim(),
    categories: [...new Set(address.getAll('categories').filter(Boolean))],
    price: { min: amountOf(address.get('min') ?? min), max: amountOf(address.get('max') ?? max) },
    page: pageParam(address),
  };
}

/** Writes a search as the query of an address, '' for none: the inverse of parseProductSearch. */
export function formatProductSearch({ query, categories, price, page }: ProductSearch): string {
  const address = new URLSearchParams();
  if (query) address.set('query', query);
  for (const category of categories) address.append('categories', category);
  if (price.min !== null || price.max !== null) address.set('price', `${price.min ?? ''}:${price.max ?? ''}`);
  if (page > 1) address.set('page', String(page));
  const text = address.toString();
  return text && `?${text}`;
}

/** Parts and accessories that fit a search, of one model where it is given. */
export async function findProducts(api: PlatformApi, search: ProductSearch, model?: string): Promise<ProductPage> {
  const { query, categories, price, page } = search;
  const found = await searchRecords(api, 'products', {
    query,
    page,
    facets: { categories },
    ranges: { price },
    ...(model && { filters: `models:${JSON.stringify(model)}` }),
  });
  return {
    search: { ...search, page: found.page },
    products: validRecords<Product>(found.records, 'products', console.warn),
    count: found.count,
    pages: found.pages,
    categories: found.counts.categories ?? {},
  };
}
