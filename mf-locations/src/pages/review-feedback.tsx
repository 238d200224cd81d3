import type { GmbProfile, LoaderContext, PageMeta } from '@forecourt/shared-contracts';
import { feedbackOf, type ReviewFeedbackData } from '../review-feedback/feedbackOf';

export { ReviewFeedback as Component } from '../review-feedback/ReviewFeedback';

/** Names of the address, and the page where the dealership is reviewed; null where none is known or the request fails. */
export async function loader({ url, api, signal }: LoaderContext): Promise<ReviewFeedbackData> {
  const profiles = await api.get<GmbProfile[]>('/api/gmb-profiles', { signal }).catch(() => []);
  return feedbackOf(url.searchParams, profiles);
}

export const meta = (): PageMeta => ({ title: 'Your experience', canonical: null, robots: 'noindex' });
