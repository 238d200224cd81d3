import { createHash } from 'node:crypto';
import type { Queryable } from '../../infrastructure/database/database';
import type { CheckedLead } from './checkLead';

/** What the visitor agreed to, with the words that stood there (PL-039). */
function consentsOf(lead: CheckedLead): { kind: string; wording: string | null }[] {
  return [
    ...(lead.opt_in ? [{ kind: 'marketing', wording: lead.opt_in_wording }] : []),
    ...(lead.opt_in_finance ? [{ kind: 'finance', wording: lead.opt_in_finance_wording }] : []),
    ...(lead.opt_in_trade ? [{ kind: 'trade', wording: lead.opt_in_trade_wording }] : []),
    ...(lead.terms_agreed ? [{ kind: 'terms', wording: lead.terms_wording }] : []),
  ];
}

/** Version of a wording: changes with every letter of it. */
const versionOf = (wording: string | null) =>
  createHash('sha256')
    .update(wording ?? '')
    .digest('hex')
    .slice(0, 12);

/** Records each opt-in of a lead: wording, its version, time, page and tenant (PL-039). A box that was not ticked leaves nothing. */
export async function recordConsents(transaction: Queryable, tenant: string, leadId: string, lead: CheckedLead): Promise<void> {
  for (const { kind, wording } of consentsOf(lead)) {
    await transaction.query(
      `insert into consents (tenant, lead_id, kind, wording, version, page) values ($1, $2, $3, $4, $5, $6)
       on conflict (tenant, lead_id, kind) do nothing`,
      [tenant, leadId, kind, wording, versionOf(wording), lead.url],
    );
  }
}
