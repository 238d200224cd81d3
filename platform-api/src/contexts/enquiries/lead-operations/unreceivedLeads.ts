import type { Queryable } from '../../../infrastructure/database/database';

/** Leads of a tenant that nobody has received. */
export interface UnreceivedLeads {
  tenant: string;
  count: number;
  /** When the oldest of them came, ISO 8601. */
  since: string;
}

/** A lead is usually received within seconds. */
const USUAL = '15 minutes';
/** What nobody has looked after by then is no news any more; it stays in the list of dead letters. */
const NEWS = '30 days';

/**
 * Leads that no endpoint has received for 15 minutes: they have nowhere to go, or all of their endpoints fail. Those that are to be sent later, such as
 * forms that are half filled in, those in quarantine and those that a program has marked as dealt with are left out.
 */
export const unreceivedLeads = (queryable: Queryable, now: Date): Promise<UnreceivedLeads[]> =>
  queryable.query<UnreceivedLeads>(
    `select l.tenant, count(*)::int as count, to_char(min(l.created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
       from leads l
      where l.deidentified_at is null and l.quarantine_reason is null and l.created_at > $1::timestamptz - interval '${NEWS}'
        and not exists (select 1 from handled_leads h where h.tenant = l.tenant and h.lead_id = l.id)
        and exists (select 1 from lead_deliveries d
                     where d.tenant = l.tenant and d.lead_id = l.id and d.part = 'lead' and d.state <> 'delivered'
                       and d.created_at < $1::timestamptz - interval '${USUAL}'
                       and (d.endpoint is null or d.attempts > 0 or d.next_attempt_at < $1::timestamptz - interval '${USUAL}'))
        and not exists (select 1 from lead_deliveries d
                         where d.tenant = l.tenant and d.lead_id = l.id and d.part = 'lead' and d.state = 'delivered')
      group by l.tenant order by l.tenant`,
    [now],
  );

/** What an operator reads of them. */
export const unreceivedProblem = ({ tenant, count, since }: UnreceivedLeads): string =>
  `${count} ${count === 1 ? 'lead' : 'leads'} of ${tenant}, the oldest of ${since}, ${count === 1 ? 'has' : 'have'} been received by nobody: "npx forecourt leads list --tenant ${tenant}" says why`;
