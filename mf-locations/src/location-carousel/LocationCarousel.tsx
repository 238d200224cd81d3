import { useSite } from '@forecourt/shared-contracts';
import { Stack } from '@forecourt/shared-ui';
import { Carousel, CarouselSlide } from '@forecourt/shared-ui/content';
import type { LocationSelection } from '../contract';
import { filterLocations } from '../location-block/filterLocations';
import { LocationCard } from '../location-card/LocationCard';
import styles from './LocationCarousel.module.css';

/** Cards at most with which a hint says that the row can be swiped: more of them reach out of the window by themselves. */
const MAX_HINTED = 3;

/** Cards of the selected locations in a row that scrolls sideways; nothing without any. */
export function LocationCarousel({ title = 'Our Locations', ...selection }: LocationSelection & { title?: string }) {
  const { locations } = useSite();
  const matching = filterLocations(locations, selection);
  if (matching.length === 0) return null;
  return (
    <Stack>
      <h2>{title}</h2>
      <Carousel label={title} slideName="location" hasSwipeHint={matching.length <= MAX_HINTED}>
        {matching.map((location) => (
          <CarouselSlide key={location.id} className={styles.slide}>
            <LocationCard location={location} headingLevel={3} />
          </CarouselSlide>
        ))}
      </Carousel>
    </Stack>
  );
}
