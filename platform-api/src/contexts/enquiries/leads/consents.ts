import { createHash } from 'node:crypto';
import type { Queryable } from '../../../infrastructure/database/database';
import type { CheckedLead } from './checkLead';

/** Consents of a lead with the displayed wording. */
function consentsOf(lead: CheckedLead): { kind: string; wording: string | null }[] {
  return [
    ...(lead.opt_in ? [{ kind: 'marketing', wording: lead.opt_in_wording }] : []),
    ...(lead.opt_in_finance ? [{ kind: 'finance', wording: lead.opt_in_finance_wording }] : []),
    ...(lead.opt_in_trade ? [{ kind: 'trade', wording: lead.opt_in_trade_wording }] : []),
    ...(lead.terms_agreed ? [{ kind: 'terms', wording: lead.terms_wording }] : []),
  ];
}

/** Version of a wording: its hash. */
const versionOf = (wording: string | null) =>
  createHash('sha256')
    .update(wording ?? '')
    .digest('hex')
    .slice(0, 12);

/** Stores each consent of a lead: wording, its version, time, page and tenant. An unchecked box is not stored. */
export async function recordConsents(transaction: Queryable, tenant: string, leadId: string, lead: CheckedLead): Promise<void> {
  for (const { kind, wording } of consentsOf(lead)) {
    await transaction.query(
      `insert into consents (tenant, lead_id, kind, wording, version, page) values ($1, $2, $3, $4, $5, $6)
       on conflict (tenant, lead_id, kind) do nothing`,
      [tenant, leadId, kind, wording, versionOf(wording), lead.url],
    );
  }
}
