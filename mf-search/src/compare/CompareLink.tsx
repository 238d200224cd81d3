import { selectCompared, useAppSelector, usePaths, useSwitches } from '@forecourt/shared-contracts';
import { LinkButton } from '@forecourt/shared-ui';

/** The way to the comparison, for as long as cars wait there (SE-083). */
export function CompareLink() {
  const { compareEnabled } = useSwitches();
  const paths = usePaths();
  const count = useAppSelector(selectCompared).length;
  if (!compareEnabled || count === 0) return null;
  return (
    <LinkButton to={paths.compare()} variant="secondary" size="s">
      Compare {count} {count === 1 ? 'vehicle' : 'vehicles'}
    </LinkButton>
  );
}
