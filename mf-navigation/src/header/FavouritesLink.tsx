import { Link } from 'react-router-dom';
import { selectFavourites, useAppSelector, useLinks } from '@forecourt/shared-contracts';
import { Icon } from '@forecourt/shared-ui';
import { CountBadge } from './CountBadge';

/** Link to the shopper's favourites, with their number. */
export function FavouritesLink({ className }: { className?: string | undefined }) {
  const to = useLinks();
  const count = useAppSelector((state) => selectFavourites(state).length);
  return (
    <Link to={to('search.favourites')} className={className} aria-label={count > 0 ? `Favourites, ${count} saved` : 'Favourites'}>
      <Icon name="heart" />
      <CountBadge count={count} onIcon />
    </Link>
  );
}
