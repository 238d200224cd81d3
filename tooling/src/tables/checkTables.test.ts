import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tableProblems, type TableOwners } from './checkTables';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-tables-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const MIGRATION = 'export const A = `create table cars (id int); create table leads (id int); create table old (id int); drop table old;`;';

/** Problems of a back end with these files of src. */
function problemsOf(
  files: Record<string, string>,
  { owners, foreign = {} }: { owners?: TableOwners['owners']; foreign?: TableOwners['foreign'] } = {},
) {
  rmSync(root, { recursive: true, force: true });
  const write = (file: string, content: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  write(
    'platform-api/table-owners.json',
    JSON.stringify({ owners: owners ?? { 'contexts/vehicles/stock': ['cars'], 'contexts/enquiries/leads': ['leads'] }, foreign }),
  );
  write('platform-api/src/infrastructure/database/migrations/001.ts', MIGRATION);
  for (const [file, content] of Object.entries(files)) write(`platform-api/src/${file}`, content);
  return tableProblems(root);
}

it('a folder may use its own tables, and names that look like tables', async () => {
  expect(
    await problemsOf({
      'contexts/vehicles/stock/cars.ts': 'export const a = "select id from cars";\nconst b = `update cars set id = ${a}`;',
      'contexts/vehicles/stock/leads.ts':
        'const a = `with leads as (select id from cars) select * from leads`;\nconst b = "from leads that came by phone";',
      'contexts/enquiries/leads/leads.test.ts': 'const a = "delete from cars";',
    }),
  ).toEqual([]);
});

it.each([
  ['a statement', 'const a = "select id from cars where id = $1 for update skip locked";'],
  ['a join', 'const a = `select l.id from leads l join cars c on c.id = l.id`;'],
  ['a write', 'const a = "insert into cars (id) values ($1) on conflict (id) where id > 0 do nothing";'],
  ['a statement with interpolations', 'const a = (b: string) => `select ${b} from leads where id in (select id from cars ${b})`;'],
  ['a part of a statement', 'const a = (b: string) => `from cars where tenant = ${b}`;'],
  ['a column', 'const a = "(select count(*) from cars c where c.tenant = l.tenant) as count";'],
  ['a condition', 'const a = "exists (select 1 from cars c where c.id = l.id)";'],
  ['a query in a query', 'const a = (b: string) => `with found as (${b}) select id from found join cars using (id)`;'],
])('%s that uses a table of another folder is named with its owner', async (_kind, content) => {
  expect(await problemsOf({ 'contexts/enquiries/leads/enquiry.ts': content })).toEqual([
    'platform-api/src/contexts/enquiries/leads/enquiry.ts: cars is a table of contexts/vehicles/stock: use its interface',
  ]);
});

it('a use of before is listed, and taken off the list when it ends', async () => {
  const foreign = { 'contexts/enquiries/leads': ['cars'] };
  expect(await problemsOf({ 'contexts/enquiries/leads/enquiry.ts': 'const a = "select 1 from cars";' }, { foreign })).toEqual([]);
  expect(await problemsOf({ 'contexts/enquiries/leads/enquiry.ts': 'const a = "select 1 from leads";' }, { foreign })).toEqual([
    'table-owners.json: contexts/enquiries/leads cars: it uses that table no longer; take it off the list',
  ]);
});

it('every table of the migrations has an owner, and an owner no other table', async () => {
  expect(await problemsOf({}, { owners: { 'contexts/vehicles/stock': ['cars', 'old'] } })).toEqual([
    'table-owners.json: leads has no owner',
    'table-owners.json: old: no migration makes this table',
  ]);
});

it('SQL that cannot be parsed is named', async () => {
  expect(await problemsOf({ 'contexts/vehicles/stock/cars.ts': 'const a = "select id form cars from cars where id = $1";' })).toEqual([
    "platform-api/src/contexts/vehicles/stock/cars.ts: PostgreSQL's parser does not understand: select id form cars from cars where id = $1",
  ]);
});
