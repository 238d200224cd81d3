import { formatCount } from '@forecourt/shared-contracts';
import { Stack, Stars } from '@forecourt/shared-ui';
import { Carousel, CarouselSlide } from '@forecourt/shared-ui/content';
import type { DisplayedReviews } from './loadReviews';
import { ReviewCard } from './ReviewCard';
import styles from './Reviews.module.css';

const TITLE = 'What our customers say';

/** Reviews in a row that scrolls sideways, with the rating of all of them, and which of them are displayed. */
export function Reviews({ reviews: { reviews, count, average, lowestRating } }: { reviews: DisplayedReviews }) {
  return (
    <Stack>
      <header className={styles.header}>
        <h2>{TITLE}</h2>
        {average !== null && <Stars rating={average} count={count} />}
      </header>
      <Carousel label={TITLE} slideName="review" slideWidth="min(88%, 22rem)">
        {reviews.map((review) => (
          <CarouselSlide key={review.id} className={styles.slide}>
            <ReviewCard review={review} />
          </CarouselSlide>
        ))}
      </Carousel>
      {lowestRating !== null && (
        <p className={styles.note}>
          Reviews of {lowestRating} stars and more are displayed. The rating is of all {formatCount(count)}.
        </p>
      )}
    </Stack>
  );
}
