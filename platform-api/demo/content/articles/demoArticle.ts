import type { Article } from '@forecourt/shared-contracts';

/** An article of a demonstration site. A paragraph that begins with '## ' is a heading, with '- ' a list of lines. */
export interface DemoArticle {
  title: string;
  category: Article['category'];
  excerpt: string;
  daysAgo: number;
  featured?: boolean;
  /** Body type of the car on its image. */
  imageBody: string;
  body: readonly string[];
}
