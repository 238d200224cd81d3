import { openBefore } from '../../../../testing/earlierDatabase';
import { migrate } from '../../../infrastructure/database/migrate';

const MIGRATION = '062_owners_of_leads';
const LEAD = '0b9a1f8e-0000-4000-8000-000000000001';

it('AP-048 AP-062 valuations and payments of an earlier version stay, one valuation of each lead', async () => {
  const database = await openBefore(MIGRATION);
  await database.query(`insert into leads (tenant, id, category, payload, form_completed) values ('a', $1, 'Trade-in', '{}', true)`, [
    LEAD,
  ]);
  await database.query(
    `insert into payments (tenant, id, key, purpose, amount_cents, provider, lead_id, subject, state, reference)
     values ('a', $1, 'k', 'invoice', 100, 'test', $1, 'INV-1', 'paid', 'pi_1')`,
    [LEAD],
  );
  for (const document of [{ lead_id: LEAD, low: 1 }, { lead_id: LEAD, low: 2 }, { low: 3 }, { lead_id: 'x', low: 4 }])
    await database.query(`insert into saved_valuations (tenant, document) values ('a', $1::jsonb)`, [JSON.stringify(document)]);
  await migrate(database);
  expect(await database.query('select lead_id::text as lead_id, document from saved_valuations order by id')).toEqual([
    { lead_id: LEAD, document: { low: 2 } },
    { lead_id: null, document: { low: 3 } },
    { lead_id: null, document: { lead_id: 'x', low: 4 } },
  ]);
  expect(await database.query('select user_id from leads')).toEqual([{ user_id: null }]);
  const again = (subject: string) =>
    database.query(
      `insert into payments (tenant, id, key, purpose, amount_cents, provider, lead_id, subject) values ('a', gen_random_uuid(), $2, 'invoice', 100, 'test', $1, $2)`,
      [LEAD, subject],
    );
  await expect(again('INV-1')).rejects.toThrow('one_payment_of_an_invoice');
  await again('INV-2');
  await database.close();
});
