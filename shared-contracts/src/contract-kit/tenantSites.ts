import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../site/siteConfig';
import { resolveSite } from '../site/resolveSite';

/** Folder of the tenant documents that remotes are tested with; the test runner's configuration sets it. */
declare global {
  var forecourtTenants: string | undefined;
}

/** The sites of a folder of tenant documents, resolved as in production; an invalid document fails the suite. */
export function tenantSites(folder: string | undefined = globalThis.forecourtTenants): SiteConfig[] {
  if (!folder)
    throw new Error('No tenant documents: name their folder as the global `forecourtTenants` of the test runner, or pass sites.');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => {
    const document = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
    return resolveSite(document, (warning) => {
      throw new Error(`${file}: ${warning}`);
    });
  });
}
