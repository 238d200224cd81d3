import { useSite, type Review } from '@forecourt/shared-contracts';
import { Card, Stars } from '@forecourt/shared-ui';
import { LongText } from './LongText';
import { ReviewerImage } from './ReviewerImage';
import styles from './Reviews.module.css';

/** One review: stars, text, who wrote it and when, and the dealer's reply. */
export function ReviewCard({ review }: { review: Review }) {
  const { name } = useSite();
  const { text, rating, reply_text: reply } = review;
  const customer = review.customer_name || 'A customer';
  const date = review.review_date_in_words || review.created_at_time_ago_in_words;
  return (
    <Card as="article" padding="l" gap={3}>
      <header className={styles.reviewer}>
        <ReviewerImage review={review} />
        <div>
          <h3 className={styles.name}>{customer}</h3>
          {date && <p className={styles.date}>{date}</p>}
        </div>
      </header>
      <Stars rating={rating} />
      {text && <LongText text={text} of={customer} />}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replier}>
            Reply from {name}
            {review.reply_date_in_words && <span className={styles.date}> · {review.reply_date_in_words}</span>}
          </p>
          <LongText text={reply} of={name} />
        </div>
      )}
    </Card>
  );
}
