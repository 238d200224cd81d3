import { openServer } from '../../../infrastructure/database/server';
import { migrate } from '../../../infrastructure/database/migrate';
import { MIGRATIONS } from '../../../infrastructure/database/migrations';
import type { Database } from '../../../infrastructure/database/database';
import { postgresUrl } from '../../../../testing/postgres';
import { createKeyedHash } from './keyedHash';
import { createCodeRepository } from './codeRepository';

const NOW = new Date('2026-03-02T09:00:00Z');
const PHONE = '+61412345678';

let database: Database;
/** A database as the release before had it: every other migration has run. */
beforeEach(async () => {
  database = openServer(await postgresUrl());
  await database.script('create table schema_migrations (id text primary key, applied_at timestamptz not null default now())');
  for (const { id, sql } of MIGRATIONS.filter((each) => each.id !== '032_sign_in_devices')) {
    await database.script(sql);
    await database.query('insert into schema_migrations (id) values ($1)', [id]);
  }
});
afterEach(() => database.close());

it('PL-045 PL-031 migrates a database with codes and failures: the codes count for their number and are no longer accepted', async () => {
  const keyedHash = createKeyedHash(database, '');
  const phoneHash = await keyedHash('phone', PHONE);
  const codeHash = await keyedHash('code', 'harbour-motors', PHONE, '123456');
  await database.query(
    `insert into sign_in_codes (tenant, phone_hash, code_hash, sent_at) select 'harbour-motors', $1, $2, $3 from generate_series(1, 19)`,
    [phoneHash, codeHash, NOW],
  );
  await database.query(
    `insert into sign_in_failures (tenant, phone_hash, failed_at) select 'harbour-motors', $1, $2 from generate_series(1, 10)`,
    [phoneHash, NOW],
  );
  await migrate(database);

  const codes = createCodeRepository(database, '');
  const of = (device: string) => ({ phone: PHONE, device });
  expect(await codes.check('harbour-motors', of('a'), '123456', NOW)).toBe('wrong');
  expect(await codes.check('harbour-motors', of(''), '123456', NOW)).toBe('wrong');
  const later = new Date(NOW.getTime() + 600_000);
  expect(await codes.request('harbour-motors', of('a'), later)).toMatchObject({ kind: 'made' });
  expect(await codes.request('harbour-motors', of('b'), later)).toEqual({ kind: 'too-many', retryAfterSeconds: 85_800 });
  expect(await database.query(`select to_regclass('sign_in_failures') as name`)).toEqual([{ name: null }]);
});

it('PL-045 PL-031 migrates a database without codes, to what a new one has', async () => {
  await migrate(database);
  const codes = createCodeRepository(database, '');
  const made = await codes.request('harbour-motors', { phone: PHONE, device: 'a' }, NOW);
  expect(made).toEqual({ kind: 'made', id: expect.any(Number), code: expect.stringMatching(/^\d{6}$/) });
  expect(await codes.check('harbour-motors', { phone: PHONE, device: 'a' }, (made as { code: string }).code, NOW)).toBe('right');
  await expect(
    database.query(`insert into sign_in_codes (tenant, phone_hash, code_hash, sent_at) values ('a', 'b', 'c', $1)`, [NOW]),
  ).rejects.toThrow('device_hash');
});
