import { useAppSelector, useLinks, useSwitches } from '@forecourt/shared-contracts';
import { LinkButton } from '@forecourt/shared-ui';
import { selectCompared } from './compareSlice';

/** Link to the comparison, while it has cars. */
export function CompareLink() {
  const { compareEnabled } = useSwitches();
  const to = useLinks();
  const count = useAppSelector(selectCompared).length;
  if (!compareEnabled || count === 0) return null;
  return (
    <LinkButton to={to('search.compare')} variant="secondary" size="s">
      Compare {count} {count === 1 ? 'vehicle' : 'vehicles'}
    </LinkButton>
  );
}
