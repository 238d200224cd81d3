import type { SiteConfig } from '../site/siteConfig';
import { resolveSite } from '../site/resolveSite';
import { tenantDocuments } from './tenantDocuments';

/** Folder of the tenant documents that remotes are tested with; the test runner's configuration sets it. */
declare global {
  var forecourtTenants: string | undefined;
}

/** The sites of a folder of tenant documents, resolved as in production; an invalid document fails the suite. */
export function tenantSites(folder: string | undefined = globalThis.forecourtTenants): SiteConfig[] {
  if (!folder)
    throw new Error('No tenant documents: name their folder as the global `forecourtTenants` of the test runner, or pass sites.');
  const { documents, templates } = tenantDocuments(folder);
  return Object.entries(documents).map(([name, document]) =>
    resolveSite(document, {
      templates,
      warn(warning) {
        throw new Error(`${name}: ${warning}`);
      },
    }),
  );
}
