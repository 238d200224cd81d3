import { type InferType } from 'yup';
import { entity, id, image, listOf, optionalText, requiredNumber, requiredText, text } from './fields';

/** One customer's review; rating is 0 to 5, `…_in_words` are texts for display. */
export const reviewSchema = entity({
  id: id(),
  customer_name: text(),
  text: text(),
  rating: requiredNumber(),
  created_at_time_ago_in_words: optionalText(),
  review_date: optionalText(),
  review_date_in_words: optionalText(),
  reply_text: optionalText(),
  reply_date: optionalText(),
  reply_date_in_words: optionalText(),
  image: entity({ url: optionalText(), thumb: image() }).default(() => ({ url: null, thumb: { url: null } })),
});
export type Review = InferType<typeof reviewSchema>;

/** Reviews with their figures; `average_rating` is a text that `averageRating` reads. */
export const reviewSetSchema = entity({ reviews: listOf(reviewSchema), count: requiredNumber().default(0), average_rating: text() });
export type ReviewSet = InferType<typeof reviewSetSchema>;

/** A Google business profile and its page of reviews. */
export const gmbProfileSchema = entity({ name: requiredText(), review_url: requiredText() });
export type GmbProfile = InferType<typeof gmbProfileSchema>;
