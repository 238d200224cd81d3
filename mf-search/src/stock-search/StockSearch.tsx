import { formatMoney, useLinks, useSwitches, DEFAULT_SORT } from '@forecourt/shared-contracts';
import { Select } from '@forecourt/shared-ui';
import { SearchBox } from '../search-box/SearchBox';
import { formatSearchParams, parseSearchParams } from '../search-url/searchParams';
import styles from './StockSearch.module.css';

/** Highest prices to choose from, AUD. */
const PRICES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000];
const PRICE_OPTIONS = PRICES.map((price) => ({ value: `:${price}`, label: `Up to ${formatMoney(price)}` }));

interface StockSearchProps {
  /** Of the cars on sale, the most frequent first. */
  bodies: readonly string[];
}

/**
 * Body, highest price and words, for the home page: without script a plain form that leads to the results. A site with a slider of prices for
 * navigation has no second price here.
 */
export function StockSearch({ bodies }: StockSearchProps) {
  const to = useLinks();
  const { priceSliderVariant } = useSwitches();

  const resultsOf = (form: FormData): string => {
    const entered = parseSearchParams(new URLSearchParams([...form].map(([name, value]) => [name, String(value)])));
    const params = formatSearchParams({ ...entered, sortBy: DEFAULT_SORT }).toString();
    return [to('search.results'), params].filter(Boolean).join('?');
  };

  return (
    <SearchBox placement="hero" resultsOf={resultsOf}>
      <div className={styles.choices}>
        {bodies.length > 0 && (
          <Select
            name="body"
            aria-label="Body"
            placeholder="Any body"
            options={bodies.map((body) => ({ value: body, label: body }))}
            autoComplete="off"
          />
        )}
        {priceSliderVariant !== 'navigation' && (
          <Select name="price" aria-label="Highest price" placeholder="Any price" options={PRICE_OPTIONS} autoComplete="off" />
        )}
      </div>
    </SearchBox>
  );
}
