import { ApiError, PageNotFound, type ContentPage, type LoaderContext, type MetaContext } from '@forecourt/shared-contracts';
import { Prose } from '../content-page/Prose';
import { SafeHtml } from '@forecourt/shared-ui/safe-html';
import { Sections } from '@forecourt/shared-ui/sections';

/**
 * The tenant's content that the route names, for example 'pages/our-history': that of the content store, else that of the tenant document,
 * which is also what a back end that is down leaves. PageNotFound without any.
 */
export async function loader({ params: { page = '', content }, site, api, signal }: LoaderContext): Promise<ContentPage> {
  const name = content ?? `pages/${page}`;
  const configured = Object.hasOwn(site.pages, name) ? site.pages[name] : undefined;
  try {
    // The address decides about `page`, which must not lead out of the pages.
    return await api.get<ContentPage>(`/api/pages/${content ?? `pages/${encodeURIComponent(page)}`}`, { signal });
  } catch (error) {
    if (configured) return configured;
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    throw new PageNotFound(`${site.name} has no content '${name}'; add it to the tenant document's pages.`);
  }
}

export function meta({ data, url, site }: MetaContext<ContentPage>) {
  return { title: data.title, description: `${data.title}: ${site.name}. ${site.tagline}`.trim(), canonical: url.pathname };
}

/** Sections that a first view may reach: the text above them may be a few lines. */
const EAGER = 3;

export function Component({ data }: { data: ContentPage }) {
  return (
    <>
      <Prose title={data.title}>
        <SafeHtml html={data.html} />
      </Prose>
      {data.sections && <Sections sections={data.sections} eager={EAGER} />}
    </>
  );
}
