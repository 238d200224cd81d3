import { PageNotFound, type LoaderContext, type MetaContext } from '@forecourt/shared-contracts';
import { Prose } from '../content-page/Prose';
import { SafeHtml } from '@forecourt/shared-ui/safe-html';

interface Content {
  title: string;
  html: string;
}

/** The tenant's content that the route names, for example 'pages/our-history'; PageNotFound without any. */
export function loader({ params: { page, content: name = `pages/${page}` }, site }: LoaderContext): Content {
  const content = Object.hasOwn(site.pages, name) ? site.pages[name] : undefined;
  if (!content) throw new PageNotFound(`${site.name} has no content '${name}'; add it to the tenant document's pages.`);
  return content;
}

export function meta({ data, url, site }: MetaContext<Content>) {
  return { title: data.title, description: `${data.title}: ${site.name}. ${site.tagline}`.trim(), canonical: url.pathname };
}

export function Component({ data }: { data: Content }) {
  return (
    <Prose title={data.title}>
      <SafeHtml html={data.html} />
    </Prose>
  );
}
