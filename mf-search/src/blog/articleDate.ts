import { shortDate, type Article } from '@forecourt/shared-contracts';

/** The day on which an article came out, as it was written there: '14 Jun 2026'. */
export const articleDate = ({ published_at: at }: Pick<Article, 'published_at'>) => shortDate(at.slice(0, 10));
