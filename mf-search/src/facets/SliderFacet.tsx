import { formatCount, rangeError, type SearchRange } from '@forecourt/shared-contracts';
import { RangeSlider, type Bound } from '@forecourt/shared-ui/inputs';
import { withRange } from '../address/refine';
import { useRefine } from '../address/useRefine';
import { useSearch } from '../results/SearchContext';
import { facetTitle } from './facetWords';
import { sliderBounds, stepOf } from './sliderBounds';
import { useRangeDraft } from './useRangeDraft';

const OPEN: SearchRange = { min: null, max: null };

/** Two thumbs with a number field each for price or kilometres; dollars show as dollars (SE-042…047). */
export function SliderFacet({ name }: { name: 'price' | 'km' }) {
  const { state, results } = useSearch();
  const refine = useRefine();
  const { max: highest } = (results.getFacetStats(name) ?? {}) as { max?: number };
  const bounds = sliderBounds(name, highest);

  const apply = (range: SearchRange) => {
    refine((latest) => withRange(latest, name, range));
  };
  const { value, move } = useRangeDraft(state.ranges[name] ?? OPEN, bounds, apply);
  const refuse = (side: Bound, entered: number) => {
    const refusal = rangeError({ ...OPEN, [side]: entered }, bounds) ?? rangeError({ ...value, [side]: entered }, bounds);
    if (refusal) console.info(refusal);
  };

  return (
    <RangeSlider
      legend={facetTitle(name)}
      isLegendHidden
      {...bounds}
      step={stepOf(bounds)}
      value={value}
      onChange={move}
      onInvalid={refuse}
      format={formatCount}
      {...(name === 'price' ? { prefix: '$' } : { unit: 'km' })}
    />
  );
}
