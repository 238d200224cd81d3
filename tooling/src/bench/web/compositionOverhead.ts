import { statSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Release } from '@forecourt/shell/registry';
import { buildRemote } from '../../build/buildRemote';
import { buildMonolith } from '../../build/monolith/buildMonolith';
import { filesOfPage } from '../../checks/sizes';
import { fetchTransferSize } from '../../checks/transferSize';
import { monolithHtml } from './monolithHtml';
import { measuredPaths } from './pages';
import { ownRemotes } from '../../workspace';

/** Pages whose composition may cost a tenth (PL-052). */
export const COMPARED_PAGES = ['search', 'vehicle'] as const;

/** JavaScript of one page's first view, bytes of brotli. */
export interface CompositionOverhead {
  page: (typeof COMPARED_PAGES)[number];
  composed: number;
  monolith: number;
}

/** The releases that this folder's sources give, by remote. */
export async function ownReleases(): Promise<Record<string, Release>> {
  const releases: Record<string, Release> = {};
  for (const remote of ownRemotes()) releases[remote] = (await buildRemote(remote)).release;
  return releases;
}

/** What the scripts of a running site's pages weigh, and what they would weigh as one build of the same sources. */
export async function compositionOverhead(address: string, site: SiteConfig): Promise<CompositionOverhead[]> {
  const { folder, monolith } = await buildMonolith();
  const releases = await ownReleases();
  const paths = await measuredPaths(address, site);
  const host = `${site.slug}.localhost:${new URL(address).port}`;
  return Promise.all(
    COMPARED_PAGES.map(async (page) => {
      const { text } = await fetchTransferSize(address, host, paths[page]);
      const sent = await Promise.all(filesOfPage(text).js.map((file) => fetchTransferSize(address, host, file)));
      const alike = filesOfPage(monolithHtml(text, releases, monolith)).js.map(
        (file) => statSync(path.join(folder, `${path.basename(file)}.br`)).size,
      );
      const sum = (sizes: readonly number[]) => sizes.reduce((total, bytes) => total + bytes, 0);
      return { page, composed: sum(sent.map(({ bytes }) => bytes)), monolith: sum(alike) };
    }),
  );
}

/** Most that a composed page may weigh in proportion. */
const LIMIT = 1.1;
export const exceedsOverheadLimit = ({ composed, monolith }: CompositionOverhead) => composed > monolith * LIMIT;

/** One line for each page. */
export const overheadTable = (rows: readonly CompositionOverhead[]): string =>
  rows
    .map((row) => {
      const { page, composed, monolith } = row;
      return `${page.padEnd(11)}${(composed / 1000).toFixed(1)} kB composed, ${(monolith / 1000).toFixed(1)} kB as one build: ${(composed / monolith).toFixed(3)} ${exceedsOverheadLimit(row) ? `over ${LIMIT}` : 'ok'}`;
    })
    .join('\n');
