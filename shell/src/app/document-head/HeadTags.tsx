import type { PageHead } from './pageHead';

/** What HeadTags renders; it travels in the page's state, so that hydration finds the same tags. */
export type HeadTagValues = Omit<PageHead, 'jsonLd' | 'status'>;

/** Title and metadata of a page. React places them in the document's head and updates them there. */
export function HeadTags({ title, description, canonical, robots, image }: HeadTagValues) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {robots && <meta name="robots" content={robots} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}
