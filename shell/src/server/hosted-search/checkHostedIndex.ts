import { liteClient } from 'algoliasearch/lite';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { searchHostOf } from '../../search-host/searchHost';

const TIMEOUT_MS = 2000;

const pushCommand = ({ slug }: SiteConfig) => `npx forecourt stock push --tenant ${slug}`;

/**
 * Why a site must not search in its index at Algolia, with the command that fixes it; null when it may. A record without `visible_until`
 * never passes the filter of the browser's key, so an index without that attribute would look like a site without cars. Rejects when
 * Algolia does not respond.
 */
export async function checkHostedIndex(site: SiteConfig): Promise<string | null> {
  const { search_app: app, search_key: key, search_index: indexName, slug } = site;
  const host = searchHostOf(site, null);
  const timeouts = { connect: TIMEOUT_MS, read: TIMEOUT_MS, write: TIMEOUT_MS };
  const client = liteClient(app, key, { timeouts, ...(host && { hosts: [{ ...host, accept: 'readWrite' }] }) });
  const count = { indexName, hitsPerPage: 0 };
  try {
    const { results } = await client.searchForHits({ requests: [count, { ...count, filters: 'visible_until >= 0' }] });
    const [all = 0, dated = 0] = results.map(({ nbHits }) => nbHits);
    return all > 0 && dated === 0 ? `the index ${indexName} of ${slug} has no attribute visible_until: ${pushCommand(site)} adds it` : null;
  } catch (error) {
    const { status, message } = error as { status?: number; message: string };
    if (status !== 404 || !message.includes('does not exist')) throw error;
    return `the index ${indexName} of ${slug} does not exist: ${pushCommand(site)} creates it`;
  }
}
