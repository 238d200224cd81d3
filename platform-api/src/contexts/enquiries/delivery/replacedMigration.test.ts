import { openBefore } from '../../../../testing/earlierDatabase';
import { migrate } from '../../../infrastructure/database/migrate';

const MIGRATION = '074_replaced_deliveries';
const LEAD = '0b9a1f8e-0000-4000-8000-000000000001';

it('PL-036 PL-100 deliveries that an earlier version replaced have not failed; those that failed have', async () => {
  const database = await openBefore(MIGRATION);
  await database.query(`insert into leads (tenant, id, category, payload) values ('a', $1, 'Enquiry', '{}')`, [LEAD]);
  for (const [endpoint, error] of [
    ['old', 'the rules of the site name crm for this lead now, not old'],
    ['crm', 'responded with 400'],
  ])
    await database.query(
      `insert into lead_deliveries (tenant, id, lead_id, endpoint, state, last_error) values ('a', gen_random_uuid(), $1, $2, 'dead', $3)`,
      [LEAD, endpoint, error],
    );
  await migrate(database);
  expect(await database.query('select endpoint, state from lead_deliveries order by endpoint')).toEqual([
    { endpoint: 'crm', state: 'dead' },
    { endpoint: 'old', state: 'replaced' },
  ]);
  await database.close();
});
