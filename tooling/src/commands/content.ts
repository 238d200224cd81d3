import type { Command } from 'commander';
import type { ImportFlags } from '../content/contentActions';

const actions = () => import('../content/contentActions');
const TENANT = ['--tenant <slug>', 'whose site it is'] as const;

/** Commands on the content of a site: offers, models, articles, pages and the like. */
export function addContentCommands(program: Command): void {
  const content = program.command('content').description('offers, models, articles, pages and other content of a site');
  content
    .command('check')
    .argument('<folder>', 'files <kind>/<slug>.yaml, .json, .md or .html, and <kind>.csv')
    .description('every mistake of the files with its line; the exit code is 1 where there is one')
    .option('--tenant <slug>', 'compare them with the site of a tenant as well')
    .action(async (folder: string, flags: { tenant?: string }) => (await actions()).checkContent(folder, flags));
  content
    .command('import')
    .argument('<folder>', 'files as for check')
    .requiredOption(...TENANT)
    .option('--dry-run', 'say what is added, changed and removed, and change nothing')
    .option('--strict', 'import nothing where a file has a mistake; without it the others are imported')
    .option('--preview', 'show them to whoever has the link that is printed, and change nothing of the site')
    .option('--hours <number>', 'hours until the preview ends', '24')
    .option('--prune', 'remove items that the folder does not have, of the kinds that it has')
    .option('--prune-most', 'remove them also where they are more than half of their kind')
    .description('put the items of a folder on a site, also while it runs')
    .action(async (folder: string, flags: ImportFlags) => (await actions()).importContent(folder, flags));
  content
    .command('preview')
    .requiredOption(...TENANT)
    .option('--hours <number>', 'hours until it ends', '24')
    .description('print a link that shows the site with its drafts and with what is not published yet')
    .action(async (flags: { tenant: string; hours: string }) => (await actions()).previewContent(flags));
  content
    .command('export')
    .argument('<folder>', 'where to write the files')
    .requiredOption(...TENANT)
    .description('write all content of a site as files, from which it is imported again')
    .action(async (folder: string, flags: { tenant: string }) => (await actions()).exportContent(folder, flags));
  content
    .command('list')
    .requiredOption(...TENANT)
    .option('--kind <kind>', 'one kind alone')
    .description('print the items of a site, drafts included')
    .action(async (flags: { tenant: string; kind?: string }) => (await actions()).listContent(flags));
  content
    .command('remove')
    .argument('<kind>', 'kind of the item')
    .argument('<slug>', 'its name in the list')
    .requiredOption(...TENANT)
    .description('remove an item of a site')
    .action(async (kind: string, slug: string, flags: { tenant: string }) => (await actions()).removeContent(kind, slug, flags));
}
