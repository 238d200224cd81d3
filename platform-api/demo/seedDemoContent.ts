import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { clockAt, type SiteConfig } from '@forecourt/shared-contracts';
import { createContentRepository, openContentService } from '../src/contexts/site';
import { readContentFolder } from '../src/contexts/site/documents';
import type { Database } from '../src/infrastructure/database/database';

/** The content of the demonstration, a folder for each site, as any dealer would write it. */
const FOLDER = fileURLToPath(new URL('../../docs/demo-content', import.meta.url));

/** Imports the content of each site that has a folder and no content yet; safe to run at every start. Returns the sites that it filled. */
export async function seedDemoContent(
  database: Database,
  sites: readonly SiteConfig[],
  { now = new Date() }: { now?: Date } = {},
): Promise<string[]> {
  const filled = await createContentRepository(database).tenants();
  const added: string[] = [];
  for (const { slug, switches } of sites) {
    const folder = path.join(FOLDER, slug);
    if (filled.has(slug) || !existsSync(folder)) continue;
    const { items, mistakes } = await readContentFolder(folder);
    const [first] = mistakes;
    if (first) throw new Error(`${folder}/${first.file}:${first.line} ${first.path} ${first.reason}`);
    const service = openContentService(database, { today: () => clockAt(now, switches.openingHoursTimeZone).date });
    const { refused } = await service.import(slug, { items });
    if (refused[0]) throw new Error(`${slug}: ${refused[0].kind} ${refused[0].slug}: ${refused[0].reason}`);
    added.push(slug);
  }
  return added;
}
