import type { Database, Queryable } from '../../../infrastructure/database/database';
import { isTradeIn } from '../leads/tradeInDrafts';

/** Results of valuations that visitors stored. */
export const savedValuations = {
  /** Stores the result with its lead, once; false for a lead that is no trade-in of the tenant. */
  save(database: Database, tenant: string, leadId: string, valuation: object): Promise<boolean> {
    return database.transaction(async (transaction) => {
      if (!(await isTradeIn(transaction, tenant, leadId))) return false;
      await transaction.query(
        `insert into saved_valuations (tenant, lead_id, document) values ($1, $2, $3::jsonb)
         on conflict (tenant, lead_id) do update set document = excluded.document, saved_at = now()`,
        [tenant, leadId, JSON.stringify(valuation)],
      );
      return true;
    });
  },

  /** Deletes those of leads that are being de-identified. */
  async deleteOf(transaction: Queryable, leads: readonly { tenant: string; id: string }[]): Promise<void> {
    await transaction.query(
      `delete from saved_valuations saved using jsonb_to_recordset($1::jsonb) as lead (tenant text, id uuid)
        where saved.tenant = lead.tenant and saved.lead_id = lead.id`,
      [JSON.stringify(leads)],
    );
  },

  /** Deletes what an earlier version saved without a lead so many months ago. */
  async deleteWithoutLead(queryable: Queryable, months: number): Promise<void> {
    await queryable.query('delete from saved_valuations where lead_id is null and saved_at < now() - make_interval(months => $1)', [
      months,
    ]);
  },
};
