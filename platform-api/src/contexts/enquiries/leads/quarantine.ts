import type { Queryable } from '../../../infrastructure/database/database';
import type { CheckedLead } from './checkLead';

/** Why a lead looks like spam: it is stored and listed, and delivered only after its release. */
export type QuarantineReason = 'honeypot' | 'fill_time' | 'limit';

const MIN_FILL_SECONDS = 2;
/** Leads with the same e-mail address or phone number; more are not a person's. */
const MAX_LEADS_PER_HOUR = 10;

/** Why a form looks as if no person filled it in. */
export function reasonInForm({ website, fill_seconds: seconds }: Pick<CheckedLead, 'website' | 'fill_seconds'>): QuarantineReason | null {
  if (website.trim() !== '') return 'honeypot';
  return seconds !== null && seconds < MIN_FILL_SECONDS ? 'fill_time' : null;
}

/** Why a lead goes to quarantine, null when it does not. */
export async function quarantineReason(transaction: Queryable, tenant: string, lead: CheckedLead): Promise<QuarantineReason | null> {
  const reason = reasonInForm(lead);
  if (reason) return reason;
  const [recent] = await transaction.query<{ most: number }>(
    `with recent as (
       select (select count(*) from (select 1 from leads where tenant = $1 and lower(payload->>'email') = lower($2)
                                        and created_at > now() - interval '1 hour' limit $4) same) as by_email,
              (select count(*) from (select 1 from leads where tenant = $1 and payload->>'phone' = $3
                                        and created_at > now() - interval '1 hour' limit $4) same) as by_phone)
     select greatest(by_email, by_phone)::int as most from recent`,
    [tenant, lead.email, lead.phone, MAX_LEADS_PER_HOUR],
  );
  return (recent?.most ?? 0) >= MAX_LEADS_PER_HOUR ? 'limit' : null;
}
