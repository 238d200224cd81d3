import type { SlotProps, SlotModule } from '@forecourt/shared-contracts';
import { loadReviews, type DisplayedReviews } from '../reviews/loadReviews';
import { Reviews } from '../reviews/Reviews';

type ReviewsModule = SlotModule<'reviews', DisplayedReviews | null>;

export const dataKey: ReviewsModule['dataKey'] = ({ locationId }) => String(locationId ?? 'site');

export const loader: ReviewsModule['loader'] = ({ locationId }, context) => loadReviews(locationId, context);

/** 'reviews': what customers say of one location or of the whole site; nothing where nobody has said anything. */
export function Component({ data }: SlotProps<'reviews'> & { data: DisplayedReviews | null }) {
  return data && <Reviews reviews={data} />;
}
