import type { Command } from 'commander';
import { ADMIN_KEY } from '../stock/adminKey';
import type { ImportFlags, PushFlags } from '../stock/stockActions';

const actions = () => import('../stock/stockActions');

/** Commands on a tenant's stock. */
export function addStockCommands(program: Command): void {
  const stock = program.command('stock').description("a tenant's stock");
  stock
    .command('import')
    .argument('<file>', 'CSV feed, or a JSON list of cars')
    .requiredOption('--tenant <slug>', 'whose stock it is')
    .option('--map <file>', 'JSON file: fact → column, for a feed with other headings')
    .option('--delta', 'leave cars that the file does not name as they are; without it they count as sold')
    .option('--dry-run', 'say what the import would do, and change nothing')
    .option('--sell-most', 'sell them also where they are more than half of the stock')
    .description('load a stock feed, also while the site runs; what cannot be used is listed by line with its reason')
    .action(async (file: string, flags: ImportFlags) => (await actions()).importFeed(file, flags));
  stock
    .command('template')
    .argument('[file]', 'where to write it; it is printed without one')
    .description('write a CSV with every column of a stock feed, each with what it says and an example')
    .action(async (file: string | undefined) => (await actions()).writeTemplate(file));
  stock
    .command('push')
    .requiredOption('--tenant <slug>', 'whose stock it is')
    .option('--app <id>', "Algolia's application, search_app of the tenant without it")
    .option('--prefix <text>', 'put before every index name')
    .description(`fill Algolia with the tenant's settings, replicas, synonyms and records; the key comes from ${ADMIN_KEY}`)
    .action(async (flags: PushFlags) => (await actions()).push(flags));
  stock
    .command('admin-key')
    .requiredOption('--tenant <slug>', 'whose key it is')
    .description('print the key that may write through the search endpoint; keep it away from browsers')
    .action(async (flags: { tenant: string }) => (await actions()).printAdminKey(flags));
}
