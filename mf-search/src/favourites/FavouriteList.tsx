import {
  allCarsPath,
  carPath,
  favouriteRemoved,
  makeModelPath,
  selectFavourites,
  useAppDispatch,
  useAppSelector,
  useLinks,
  usePlatform,
  type Favourite,
} from '@forecourt/shared-contracts';
import { Button, Card, CarImage, EmptyState, Grid, LinkButton, Stack, VisuallyHidden } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import styles from './FavouriteList.module.css';

/** The cars saved in this browser, newest first. */
export function FavouriteList() {
  const favourites = useAppSelector(selectFavourites);
  const { site, to } = usePlatform();

  if (favourites.length === 0) {
    return (
      <EmptyState title="You have no favourites yet." icon="heart">
        <LinkButton to={allCarsPath({ site, to })} variant="primary">
          See all vehicles
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <Grid as="ul" min="15.5rem" gap={4}>
      {favourites.map((favourite) => (
        <li key={favourite.id}>
          <FavouriteCard favourite={favourite} />
        </li>
      ))}
    </Grid>
  );
}

function FavouriteCard({ favourite }: { favourite: Favourite }) {
  const to = useLinks();
  const dispatch = useAppDispatch();
  const about = <VisuallyHidden>{favourite.name}</VisuallyHidden>;

  return (
    <Card as="article" padding="none">
      <CarImage
        src={favourite.primary_image_url}
        alt={favourite.name}
        width={480}
        sizes="(min-width: 1100px) 22rem, (min-width: 768px) 45vw, 92vw"
        soon
      />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link to={carPath(to, favourite)}>{favourite.name}</Link>
        </h2>
        <Stack direction="row" gap={2}>
          <LinkButton to={makeModelPath(to, favourite.make, favourite.model)} variant="secondary" size="s">
            See similar {about}
          </LinkButton>
          <Button variant="quiet" size="s" onClick={() => dispatch(favouriteRemoved(favourite.id))}>
            Remove {about}
          </Button>
        </Stack>
      </div>
    </Card>
  );
}
