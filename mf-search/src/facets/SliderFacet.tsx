import { formatCount, type SearchRange } from '@forecourt/shared-contracts';
import { RangeSlider, type Bound } from '@forecourt/shared-ui/inputs';
import { withRange } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import { useRefine } from '../refine/useRefine';
import { facetTitle } from './facetLabels';
import { rangeError, sliderBounds, sliderStep } from './slider';
import { useRangeDraft } from './useRangeDraft';

const OPEN: SearchRange = { min: null, max: null };

/** Price or kilometres as two thumbs with a number field each; prices are formatted as dollars. */
export function SliderFacet({ name }: { name: 'price' | 'km' }) {
  const { state, results } = useSearch();
  const refine = useRefine();
  const { max: highest } = (results.getFacetStats(name) ?? {}) as { max?: number };
  const bounds = sliderBounds(name, highest);

  const apply = (range: SearchRange) => {
    refine((latest) => withRange(latest, name, range));
  };
  const { value, move } = useRangeDraft(state.ranges[name] ?? OPEN, bounds, apply);
  const handleInvalid = (side: Bound, entered: number) => {
    const error = rangeError({ ...OPEN, [side]: entered }, bounds) ?? rangeError({ ...value, [side]: entered }, bounds);
    if (error) console.info(error);
  };

  return (
    <RangeSlider
      legend={facetTitle(name)}
      isLegendHidden
      {...bounds}
      step={sliderStep(bounds)}
      value={value}
      onChange={move}
      onInvalid={handleInvalid}
      format={formatCount}
      {...(name === 'price' ? { prefix: '$' } : { unit: 'km' })}
    />
  );
}
