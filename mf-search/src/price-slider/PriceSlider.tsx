import { DEFAULT_SORT, formatCount, useLinks, useSwitches } from '@forecourt/shared-contracts';
import { Card, LinkButton } from '@forecourt/shared-ui';
import { RangeSlider, type Bound, type NumberRange } from '@forecourt/shared-ui/inputs';
import { useState } from 'react';
import { rangeError } from '../facets/slider';
import { formatSearchParams } from '../search-url/searchParams';
import styles from './PriceSlider.module.css';

const STEP = 500;
const BOUNDS: NumberRange = { min: 5000, max: 250_000 };
const PRICE_DESCENDING = `${DEFAULT_SORT}:price:desc`;

/**
 * A price range with a link to its results, highest price first. Only for tenants whose price slider is
 * the navigation variant.
 */
export function PriceSlider() {
  const to = useLinks();
  const { priceSliderVariant } = useSwitches();
  const [value, setValue] = useState(BOUNDS);
  if (priceSliderVariant !== 'navigation') return null;

  const params = formatSearchParams({ query: '', page: 1, sortBy: PRICE_DESCENDING, facets: {}, ranges: { price: value } });
  const handleInvalid = (side: Bound, entered: number) => {
    const error = rangeError({ min: null, max: null, [side]: entered }, BOUNDS) ?? rangeError({ ...value, [side]: entered }, BOUNDS);
    if (error) console.info(error);
  };
  return (
    <Card as="section" padding="l" className={styles.slider} aria-label="Search by price">
      <RangeSlider
        legend="What would you like to spend?"
        {...BOUNDS}
        step={STEP}
        minGap={STEP}
        value={value}
        onChange={setValue}
        onInvalid={handleInvalid}
        format={formatCount}
        prefix="$"
      />
      <LinkButton to={`${to('search.results')}?${params}`} variant="primary" size="l">
        View Cars
      </LinkButton>
    </Card>
  );
}
