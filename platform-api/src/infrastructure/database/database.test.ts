import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';
import { openDatabase } from './openDatabase';
import { openTestDatabase } from '../../../testing/testDatabase';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-database-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const exposed = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => (lstatSync(path.join(folder, name)).mode & 0o077) !== 0);

/** An embedded database is opened with all of its migrations, seconds of computing that a busy machine makes minutes of. */
const OPENED_TWICE_MS = 300_000;

it(
  'PL-031 PL-047 committed data survives a restart, migrations run once, and no other account can read or write the files',
  async () => {
    const first = await openDatabase({ dataDir: folder });
    await first.query(`insert into phone_reveals (tenant, car_id) values ('a', 1)`);
    await first.close();
    expect(exposed()).toEqual([]);
    // As an earlier version left them.
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) chmodSync(path.join(folder, name), 0o777);

    const second = await openDatabase({ dataDir: folder });
    await migrate(second);
    expect(await second.query('select tenant from phone_reveals')).toEqual([{ tenant: 'a' }]);
    expect(await second.query('select id from schema_migrations order by id')).toEqual(MIGRATIONS.map(({ id }) => ({ id })));
    await second.close();
    await second.close();
    expect(exposed()).toEqual([]);
  },
  OPENED_TWICE_MS,
);

it.each(['foo', 'mysql://db.example/x'])('PL-035 %s is no PostgreSQL server, which is said in one sentence', async (databaseUrl) => {
  await expect(openDatabase({ databaseUrl })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('DATABASE_URL is not an address with postgres://') as string,
  });
});

it('PL-031 a failed transaction is rolled back', async () => {
  const database = await openTestDatabase();
  const failing = database.transaction(async (transaction) => {
    await transaction.query(`insert into phone_reveals (tenant, car_id) values ('a', 1)`);
    throw new Error('stopped half way');
  });
  await expect(failing).rejects.toThrow('stopped half way');
  expect(await database.query('select 1 from phone_reveals')).toEqual([]);
  await database.close();
});
