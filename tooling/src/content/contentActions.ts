import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  findRemoteContentService,
  MAX_PREVIEW_HOURS,
  openContentService,
  type ContentImportReport,
  type ContentService,
  type NewPreview,
} from '@forecourt/platform-api';
import {
  CONTENT_KINDS,
  hashIn,
  pictureFile,
  picturePath,
  picturesOf,
  readContentFolder,
  withPictures,
  writeItemFile,
  type AuthoredItem,
  type ContentKind,
  type FileMistake,
  type ReadContent,
} from '@forecourt/platform-api/content-files';
import { StartError } from '@forecourt/server-kit';
import { clockAt, type SiteConfig } from '@forecourt/shared-contracts';
import { openSiteDatabase } from '../openSiteDatabase';
import { placedLine } from '../printPlace';
import { settings } from '../settings';
import { siteOf } from '../siteOf';

/** Works in the back end that runs with the data folder, else on the server of DATABASE_URL or the folder's embedded database. */
async function withContentService(site: SiteConfig, work: (service: ContentService) => Promise<void>): Promise<void> {
  const { dataFolder, databaseUrl } = settings();
  const running = databaseUrl === null ? await findRemoteContentService(dataFolder) : null;
  if (running) return work(running);
  const database = await openSiteDatabase({ dataFolder, databaseUrl });
  try {
    await work(openContentService(database, { today: () => todayOf(site), siteOf: () => site }));
  } finally {
    await database.close();
  }
}

const todayOf = ({ switches }: SiteConfig) => clockAt(new Date(), switches.openingHoursTimeZone).date;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const mistakeLine = (folder: string, { file, ...mistake }: FileMistake) =>
  placedLine({ ...mistake, file: path.join(folder, file) }, mistake);

/** What does not fit the site, each where its file has it. */
const misfitLines = (folder: string, { placeOf }: Pick<ReadContent, 'placeOf'>, { misfits }: Pick<ContentImportReport, 'misfits'>) =>
  misfits.map(({ kind, slug, path: at, reason }) => {
    const place = placeOf({ kind, slug }, at === '' ? [] : at.split('.'));
    const where = place && placedLine({ ...place, file: path.join(folder, place.file) }, { path: at, reason });
    return where ?? `${kind} ${slug}  ${[at, reason].filter(Boolean).join(' ')}`;
  });

const refusedLine = ({ kind, slug, reason }: ContentImportReport['refused'][number]) => `${kind} ${slug} cannot be used: ${reason}`;

const FITS_NOT = 'Allowed, and to be looked at again:';

function printMisfits(lines: readonly string[], say: (line: string) => void = console.log): void {
  if (lines.length === 0) return;
  say(FITS_NOT);
  for (const line of lines) say(line);
  say('');
}

/** Prints every mistake of a folder of content, and with a tenant what does not fit its site; the exit code is 1 where there is a mistake. */
export async function checkContent(folder: string, { tenant }: { tenant?: string } = {}): Promise<void> {
  const content = await readContentFolder(folder);
  const { items, hints } = content;
  const mistakes = content.mistakes.map((each) => mistakeLine(folder, each));
  let misfits = hints.map((each) => mistakeLine(folder, each));
  if (tenant !== undefined) {
    const site = await siteOf(tenant);
    await withContentService(site, async (service) => {
      const report = await service.import(site.slug, { items, dryRun: true });
      mistakes.push(...report.refused.map(refusedLine));
      misfits = misfitLines(folder, content, report);
    });
  }
  for (const line of mistakes) console.log(line);
  if (mistakes.length > 0) {
    console.log('');
    process.exitCode = 1;
  }
  printMisfits(misfits);
  console.log(`${counted(mistakes.length, 'mistake')}, ${counted(items.length, 'item')} without one.`);
}

export interface ImportFlags {
  tenant: string;
  dryRun?: boolean;
  strict?: boolean;
  preview?: boolean;
  hours?: string;
  prune?: boolean;
  pruneMost?: boolean;
}

function printReport(
  { added, changed, unchanged, removed, spared, refused }: ContentImportReport,
  { isDryRun = false, say = console.log }: { isDryRun?: boolean; say?: (line: string) => void },
): void {
  for (const { kind, slug } of added) say(`  + ${kind} ${slug}`);
  for (const { kind, slug, fields } of changed) say(`  ~ ${kind} ${slug}: ${fields.join(', ')}`);
  for (const { kind, slug } of removed) say(`  - ${kind} ${slug}`);
  for (const each of refused) console.error(refusedLine(each));
  for (const { kind, count, of } of spared)
    console.error(
      `${count} of ${of} items of ${kind} are not in the folder. They are most of them, so the folder may be incomplete, and they were not removed: add --prune-most if they are gone.`,
    );
  say(`${added.length} added, ${changed.length} changed, ${unchanged} unchanged, ${removed.length} removed.`);
  if (isDryRun) say('This was a dry run: nothing was changed.');
  if (refused.length + spared.length > 0) process.exitCode = 1;
}

function previewHours(text: string): number {
  const hours = Number(text);
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_PREVIEW_HOURS)
    throw new StartError(`--hours must be a whole number from 1 to ${MAX_PREVIEW_HOURS}, not "${text}".`);
  return hours;
}

/** Prints the link of a preview: alone on stdout, so that it can be piped to where it is sent. */
function printLink({ url }: SiteConfig, { key, expiresAt }: Pick<NewPreview, 'key' | 'expiresAt'>): void {
  console.error(
    `Nothing of the site was changed. Until ${expiresAt} whoever has this link sees it with drafts and with what is not published yet:`,
  );
  console.log(new URL(`/api/preview?key=${key}`, url).href);
}

/** Prints a link that shows the site with its drafts and with what is not published yet. */
export async function previewContent({ tenant, hours }: { tenant: string; hours: string }): Promise<void> {
  const site = await siteOf(tenant);
  const shownFor = previewHours(hours);
  await withContentService(site, async (service) => printLink(site, await service.preview(site.slug, { items: [], hours: shownFor })));
}

interface PictureWork {
  folder: string;
  tenant: string;
  items: readonly AuthoredItem[];
  dryRun: boolean;
}

/** The items with the paths that their pictures have at the image service, once they are stored. */
async function storePictures(service: ContentService, { folder, tenant, items, dryRun }: PictureWork): Promise<AuthoredItem[]> {
  const files = new Set(items.flatMap((item) => picturesOf(item).flatMap(({ picture }) => pictureFile(picture) ?? [])));
  const paths = new Map<string, string>();
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    paths.set(file, picturePath(file, bytes));
    const problem = dryRun ? null : await service.storePicture(tenant, bytes);
    if (problem !== null) throw new StartError(`The picture ${file} ${problem}.`);
  }
  return items.map((item) => withPictures(item, (picture) => paths.get(pictureFile(picture) ?? '') ?? picture));
}

/** Imports a folder of content into a site; an item with a mistake is listed and does not stop the others unless `strict`. */
export async function importContent(
  folder: string,
  { tenant, dryRun = false, strict = false, preview = false, hours = '24', prune = false, pruneMost }: ImportFlags,
): Promise<void> {
  if (preview && (prune || pruneMost || dryRun))
    throw new StartError('--preview shows what is in the folder: leave out --prune and --dry-run.');
  const shownFor = previewHours(hours);
  const site = await siteOf(tenant);
  const { slug } = site;
  const content = await readContentFolder(folder);
  const { items, mistakes, kinds } = content;
  for (const each of mistakes) console.error(mistakeLine(folder, each));
  if (mistakes.length > 0) process.exitCode = 1;
  if (mistakes.length > 0 && strict) throw new StartError(`${counted(mistakes.length, 'mistake')}: nothing was imported (--strict).`);
  const isPruning = (prune || pruneMost === true) && mistakes.length === 0;
  if ((prune || pruneMost) && !isPruning)
    console.error('Nothing is removed while a file has a mistake: its item would be taken for one that is gone.');
  await withContentService(site, async (service) => {
    const stored = await storePictures(service, { folder, tenant: slug, items, dryRun });
    if (preview) {
      const made = await service.preview(slug, { items: stored, hours: shownFor });
      printReport(made.report, { say: console.error });
      printMisfits(misfitLines(folder, content, made.report), console.error);
      printLink(site, made);
      return;
    }
    const report = await service.import(slug, { items: stored, dryRun, ...(isPruning && { prune: kinds, pruneMost }) });
    printReport(report, { isDryRun: dryRun });
    printMisfits(misfitLines(folder, content, report), console.error);
  });
}

async function writePicture(place: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, bytes);
}

async function writeNew(place: string, text: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(error.code === 'EEXIST' ? `${place} exists already: export into an empty folder.` : error.message);
  });
}

/** Where an export has a picture of an item. */
const exportedPicture = ({ kind }: AuthoredItem, picture: string) => `${kind}/pictures/${picture.replace(/^content\//, '')}`;

/** Writes all content of a site into a folder, from which it can be imported again. */
export async function exportContent(folder: string, { tenant }: { tenant: string }): Promise<void> {
  const site = await siteOf(tenant);
  const { slug } = site;
  await withContentService(site, async (service) => {
    const items = await service.list(slug);
    for (const item of items) {
      const from = path.posix.dirname(writeItemFile(item).path);
      const { path: file, text } = writeItemFile(
        withPictures(item, (picture) => (hashIn(picture) === null ? picture : path.posix.relative(from, exportedPicture(item, picture)))),
      );
      await writeNew(path.join(folder, file), text);
      for (const { picture } of picturesOf(item)) {
        const hash = hashIn(picture);
        const bytes = hash === null ? null : await service.picture(slug, hash);
        if (bytes) await writePicture(path.join(folder, exportedPicture(item, picture)), bytes);
      }
    }
    console.log(`${counted(items.length, 'item')} written to ${folder}.`);
  });
}

function requireKind(kind: string): ContentKind {
  const found = CONTENT_KINDS.find((each) => each === kind);
  if (!found) throw new StartError(`${kind} is no kind of content; there are ${CONTENT_KINDS.join(', ')}.`);
  return found;
}

/** Prints the items of a site, a line each. */
export async function listContent({ tenant, kind }: { tenant: string; kind?: string }): Promise<void> {
  const site = await siteOf(tenant);
  const { slug } = site;
  const kinds = kind === undefined ? undefined : [requireKind(kind)];
  await withContentService(site, async (service) => {
    for (const { kind: of, slug: name, draft, visibleFrom, visibleUntil, document } of await service.list(slug, kinds)) {
      const title = String(document.title ?? document.name ?? document.customer_name ?? document.date ?? '');
      const days = [visibleFrom && `from ${visibleFrom}`, visibleUntil && `until ${visibleUntil}`].filter(Boolean);
      const notes = [draft && 'draft', ...days].filter(Boolean).join(', ');
      console.log(`${of.padEnd(14)} ${name.padEnd(40)} ${title}${notes ? ` (${notes})` : ''}`);
    }
  });
}

/** Removes an item of a site. */
export async function removeContent(kind: string, name: string, { tenant }: { tenant: string }): Promise<void> {
  const site = await siteOf(tenant);
  const { slug } = site;
  const of = requireKind(kind);
  await withContentService(site, async (service) => {
    const { removed, misfits } = await service.import(slug, { items: [], remove: [{ kind: of, slug: name }] });
    if (removed.length === 0) throw new StartError(`${tenant} has no ${of} ${name}: "forecourt content list" names all.`);
    console.log(`${of} ${name} was removed.`);
    for (const each of misfits) console.error(`${each.kind} ${each.slug}: ${[each.path, each.reason].filter(Boolean).join(' ')}`);
  });
}
