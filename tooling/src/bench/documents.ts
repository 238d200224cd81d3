import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openContentService, openDatabase } from '@forecourt/platform-api';
import { readContentFolder } from '@forecourt/platform-api/content-files';
import { siteFit } from '@forecourt/shell/site-fit';
import { checkTenants } from '../tenants/checkTenants';
import { documentsIn, templatesFolder } from '../tenants/documentFiles';
import { settings } from '../settings';
import { rounded, type Benchmark, type BenchRow } from './benchmark';

const DOCUMENTS = 200;
const ARTICLES = 3000;
const PRODUCTS = 2000;
const TODAY = '2026-11-29';

async function timed<Result>(job: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const begin = performance.now();
  const result = await job();
  return { result, seconds: rounded((performance.now() - begin) / 1000) };
}

/** Copies of the first tenant's document under other names. */
export async function writeTenants(folder: string, count: number): Promise<void> {
  const { tenantsFolder } = settings();
  const [file] = await documentsIn(tenantsFolder);
  if (file === undefined) throw new Error(`There is no tenant in ${tenantsFolder}.`);
  const document = JSON.parse(await readFile(file, 'utf8')) as { id: number; slug: string; hosts?: string[] };
  await cp(templatesFolder(tenantsFolder), templatesFolder(folder), { recursive: true });
  for (let id = 1; id <= count; id += 1) {
    const slug = `dealer-${id}`;
    await writeFile(path.join(folder, `${slug}.json`), JSON.stringify({ ...document, id: 1000 + id, slug, hosts: [] }, null, 2));
  }
}

async function checkDocuments(folder: string): Promise<BenchRow> {
  const tenantsFolder = path.join(folder, 'tenants');
  await mkdir(tenantsFolder);
  await writeTenants(tenantsFolder, DOCUMENTS);
  const { registryFolder, artifactsFolder } = settings();
  const options = { tenantsFolder, deliveryFolder: path.join(folder, 'delivery'), environment: {}, isDemonstration: true };
  const { result, seconds } = await timed(() => checkTenants([], { ...options, siteFit: siteFit({ registryFolder, artifactsFolder }) }));
  const wrong = result.filter(({ mistakes }) => mistakes.length > 0);
  return { step: 'check of tenant documents', items: DOCUMENTS, refused: wrong.length, seconds };
}

async function writeContent(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'article'), { recursive: true });
  const paragraph = 'We took it to the hills and back, with **two children** and a cello. ';
  for (let item = 1; item <= ARTICLES; item += 1) {
    const front = `---\ntitle: Article ${item}\ncategory: vehicle-reviews\nexcerpt: What we found.\npublished_at: 2026-01-01\n---\n`;
    await writeFile(path.join(folder, 'article', `article-${item}.md`), `${front}\n${paragraph.repeat(20)}\n`);
  }
  const lines = Array.from({ length: PRODUCTS }, (_none, item) => `Product ${item},Fits every car.,${item + 1}`);
  await writeFile(path.join(folder, 'product.csv'), ['name,description,price', ...lines, ''].join('\n'));
}

async function importItems(folder: string): Promise<BenchRow[]> {
  const content = path.join(folder, 'content');
  await writeContent(content);
  const database = await openDatabase({ dataDir: path.join(folder, 'data') });
  try {
    const service = openContentService(database, { today: () => TODAY });
    const rows: BenchRow[] = [];
    for (const step of ['first import of content', 'import of content again']) {
      const { result, seconds } = await timed(async () => {
        const { items, mistakes } = await readContentFolder(content);
        return { items: items.length, mistakes: mistakes.length, report: await service.import('dealer-1', { items }) };
      });
      rows.push({ step, items: result.items, refused: result.mistakes + result.report.refused.length, seconds });
    }
    return rows;
  } finally {
    await database.close();
  }
}

/** What a dealer's people write: documents of tenants, and content as files, on the embedded database. */
export const documentsBenchmark: Benchmark = {
  name: 'documents',
  summary: `seconds of the check of ${DOCUMENTS} tenant documents, and of the import of ${ARTICLES + PRODUCTS} items of content`,
  async run(report) {
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-documents-bench-'));
    try {
      report('tenant documents');
      const checked = await checkDocuments(folder);
      report('content');
      return [checked, ...(await importItems(folder))];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
