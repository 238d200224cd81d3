import type { Links } from '../routes/links';

/** A model's own page, or wherever its override leads. */
export const modelPath = (to: Links, { slug, override_url: elsewhere }: { slug: string; override_url?: string | null }): string =>
  elsewhere || to('search.model', { model: slug });
