import { type InferType } from 'yup';
import { entity, flag, id, optionalText, requiredText, text } from './fields';

/** An article of the blog as lists show it; `published_at` is ISO 8601. */
export const articleSchema = entity({
  id: id(),
  title: requiredText(),
  slug: requiredText(),
  category: requiredText(),
  excerpt: text(),
  image_url: optionalText(),
  published_at: requiredText(),
  featured: flag(),
});
export type Article = InferType<typeof articleSchema>;

/** An article with its body: HTML that the back end has cleaned. */
export const articlePageSchema = articleSchema.shape({ html: text() });
export type ArticlePage = InferType<typeof articlePageSchema>;
