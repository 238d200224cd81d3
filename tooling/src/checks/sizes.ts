import { brotliCompressSync } from 'node:zlib';
import { allCarsPath, carPath, createLinks, type Links, type SiteConfig } from '@forecourt/shared-contracts';
import { assembleRoutes } from '@forecourt/shared-contracts/site-routes';
import { declaredRoutes } from '../definitions';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { settings } from '../settings';
import { fetchTransferSize } from './transferSize';

const KB = 1000;

/** Most that a first view may carry, in bytes of brotli (PL-051); form pages, which it does not name, by docs/adr/0007. */
export const BUDGETS = { js: 170 * KB, jsOfSearch: 240 * KB, jsOfForms: 200 * KB, css: 25 * KB, htmlOfVehicle: 40 * KB } as const;

export type PageName = 'home' | 'search' | 'vehicle' | 'locations' | 'contact' | 'service' | 'test drive' | 'finance' | 'about';

/** What the first view of one page of one tenant carries over the wire. */
export interface PageSize {
  tenant: string;
  page: PageName;
  path: string;
  js: number;
  css: number;
  html: number;
  /** Number of scripts and styles. */
  files: number;
  budget: { js: number; css: number; html: number | null };
  /** What is over its budget or could not be measured; none when all is well. */
  problems: string[];
}

const TAG = /<(script|link)\b([^>]*)>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };
const decoded = (text: string) => text.replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

function attribute(attributes: string, name: string): string | null {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(attributes) ?? [];
  return quoted === undefined && bare === undefined ? null : decoded(quoted ?? bare ?? '');
}

/** Scripts and styles that a page's HTML makes the browser fetch, each once. */
export function filesOfPage(html: string): { js: string[]; css: string[] } {
  const js = new Set<string>();
  const css = new Set<string>();
  for (const [, tag, attributes = ''] of html.matchAll(TAG)) {
    if (tag === 'script') {
      const src = attribute(attributes, 'src');
      if (src) js.add(src);
      continue;
    }
    const href = attribute(attributes, 'href');
    const rel = attribute(attributes, 'rel');
    const as = attribute(attributes, 'as');
    if (!href) continue;
    if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) js.add(href);
    if (rel === 'stylesheet' || (rel === 'preload' && as === 'style')) css.add(href);
  }
  return { js: [...js], css: [...css] };
}

/** Brotli bytes of the sheets that stand in a page; what a page's own theme takes is part of its HTML. */
export const inlineCss = (html: string) =>
  [...html.matchAll(/<style data-href=[^>]*>(.*?)<\/style>/gs)].reduce(
    (total, [, text = '']) => total + brotliCompressSync(text).length,
    0,
  );

/** The first link to a vehicle page of the site in some HTML, or null. */
export function vehicleLink(html: string, to: Links): string | null {
  const [before = '', after = ''] = carPath(to, { slug: 'SLUG' }).split('SLUG');
  const links = [...html.matchAll(/\shref="([^"]+)"/g)].map(([, href = '']) => decoded(href).split(/[?#]/)[0] ?? '');
  return (
    links.find(
      (href) => href.startsWith(before) && href.endsWith(after) && /^[^/]+$/.test(href.slice(before.length, href.length - after.length)),
    ) ?? null
  );
}

/** The measured pages that the site has. */
const pathsOf = (site: SiteConfig, to: Links): Record<Exclude<PageName, 'vehicle'>, string | null> => ({
  home: to('shell.home'),
  search: allCarsPath({ site, to }),
  locations: to.ifDeployed('locations.list'),
  contact: to.ifDeployed('forms.contact'),
  service: to.ifDeployed('forms.service'),
  'test drive': to.ifDeployed('forms.test-drive'),
  finance: to.ifDeployed('finance.application'),
  about: to.ifDeployed('navigation.about'),
});

type Measure = (path: string) => Promise<{ bytes: number; problem: string | null }>;

async function pageSize(
  baseUrl: string,
  site: SiteConfig,
  page: PageName,
  path: string,
  measure: Measure,
): Promise<{ size: PageSize; html: string }> {
  const transfer = await fetchTransferSize(baseUrl, hostOf(baseUrl, site), path);
  const { js, css } = filesOfPage(transfer.text);
  const [scripts, styles] = await Promise.all([js, css].map((files) => Promise.all(files.map(measure))));
  const sum = (measured: typeof scripts = []) => measured.reduce((total, { bytes }) => total + bytes, 0);
  const budget = {
    js:
      { search: BUDGETS.jsOfSearch, contact: BUDGETS.jsOfForms, service: BUDGETS.jsOfForms, 'test drive': BUDGETS.jsOfForms }[
        page as string
      ] ?? BUDGETS.js,
    css: BUDGETS.css,
    html: page === 'vehicle' ? BUDGETS.htmlOfVehicle : null,
  };
  const size: PageSize = {
    tenant: site.slug,
    page,
    path,
    js: sum(scripts),
    css: sum(styles) + inlineCss(transfer.text),
    html: transfer.bytes,
    files: js.length + css.length,
    budget,
    problems: [],
  };
  const over = (['js', 'css', 'html'] as const).flatMap((kind) => {
    const limit = budget[kind];
    return limit !== null && size[kind] > limit ? [`${kind} over by ${kilobytes(size[kind] - limit)}`] : [];
  });
  const unreadable = [...(scripts ?? []), ...(styles ?? [])].flatMap(({ problem }) => (problem ? [problem] : []));
  const status = transfer.status === 200 ? [] : [`status ${transfer.status}`];
  const plain = transfer.status === 200 && transfer.encoding !== 'br' ? ['its HTML is not sent as brotli'] : [];
  const bare = js.length === 0 ? ['its HTML names no script'] : [];
  return { size: { ...size, problems: [...status, ...plain, ...bare, ...over, ...unreadable] }, html: transfer.text };
}

function hostOf(baseUrl: string, { slug }: SiteConfig): string {
  const { port } = new URL(baseUrl);
  return `${slug}.localhost${port ? `:${port}` : ''}`;
}

async function demonstrationSites(): Promise<readonly SiteConfig[]> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  tenants.close();
  return tenants.all();
}

/**
 * Measures what the first view of each page carries on a running site, brotli on the wire, for every tenant.
 * A file that several pages use is requested once.
 */
export async function sizes(baseUrl: string, sites?: readonly SiteConfig[]): Promise<PageSize[]> {
  const rows: PageSize[] = [];
  const declared = await declaredRoutes();
  for (const site of sites ?? (await demonstrationSites())) {
    const known = new Map<string, ReturnType<Measure>>();
    const measure: Measure = (file) => {
      const measured =
        known.get(file) ??
        fetchTransferSize(baseUrl, hostOf(baseUrl, site), file).then(({ status, bytes, encoding }) => ({
          bytes,
          problem: status === 200 ? (encoding === 'br' ? null : `${file} is not sent as brotli`) : `${file}: status ${status}`,
        }));
      known.set(file, measured);
      return measured;
    };
    const to = createLinks(assembleRoutes(declared, site));
    for (const [page, path] of Object.entries(pathsOf(site, to)) as [PageName, string | null][]) {
      if (path === null) continue;
      const { size, html } = await pageSize(baseUrl, site, page, path, measure);
      rows.push(size);
      if (page !== 'search') continue;
      const link = vehicleLink(html, to);
      if (link) rows.push((await pageSize(baseUrl, site, 'vehicle', link, measure)).size);
      else size.problems.push('it links to no vehicle page');
    }
  }
  return rows;
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** The measured pages with their budgets, one line each. */
export function sizesTable(rows: readonly PageSize[]): string {
  const cell = (bytes: number, budget: number | null) => `${kilobytes(bytes)}${budget === null ? '' : ` / ${budget / KB}`}`.padEnd(17);
  const line = (tenant: string, page: string, cells: string, files: string, end: string) =>
    `${tenant.padEnd(22)}${page.padEnd(11)}${cells}${files.padEnd(7)}${end}`;
  const head = line(
    'tenant',
    'page',
    `${'JavaScript'.padEnd(17)}${'CSS'.padEnd(17)}${'HTML'.padEnd(17)}`,
    'files',
    'brotli on the wire / budget in kB',
  );
  return [
    head,
    ...rows.map(({ tenant, page, js, css, html, files, budget, problems }) =>
      line(
        tenant,
        page,
        `${cell(js, budget.js)}${cell(css, budget.css)}${cell(html, budget.html)}`,
        String(files),
        problems.length > 0 ? problems.join('; ') : 'ok',
      ),
    ),
  ].join('\n');
}
