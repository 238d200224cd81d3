import { DEFAULT_SORT, formatCount, formatSearchAddress, usePaths, useSwitches } from '@forecourt/shared-contracts';
import { Card, LinkButton } from '@forecourt/shared-ui';
import { RangeSlider, type Bound, type NumberRange } from '@forecourt/shared-ui/inputs';
import { useState } from 'react';
import styles from './PriceSlider.module.css';

const STEP = 500;
const BOUNDS: NumberRange = { min: 5000, max: 250_000 };
const PRICE_DESCENDING = `${DEFAULT_SORT}:price:desc`;

/**
 * A way into the stock by price: its button leads to the results of the range, highest price first (SE-048, SE-049). On
 * tenants whose price slider is the navigation variant; nothing on others.
 */
export function PriceSlider() {
  const paths = usePaths();
  const { priceSliderVariant } = useSwitches();
  const [value, setValue] = useState(BOUNDS);
  if (priceSliderVariant !== 'navigation') return null;

  const address = formatSearchAddress({ query: '', page: 1, sortBy: PRICE_DESCENDING, facets: {}, ranges: { price: value } });
  const refuse = (side: Bound, entered: number) => {
    if (entered < BOUNDS.min) console.info('Cannot refine below the range minimum');
    else if (entered > BOUNDS.max) console.info('Cannot refine above the range maximum');
    else console.info(`Cannot refine the ${side} across the other bound`);
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
        onInvalid={refuse}
        format={formatCount}
        prefix="$"
      />
      <LinkButton to={`${paths.search('')}?${address}`} variant="primary" size="l">
        View Cars
      </LinkButton>
    </Card>
  );
}
