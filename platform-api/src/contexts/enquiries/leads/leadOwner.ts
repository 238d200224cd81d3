import type { User } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';
import { invalid } from '../../../infrastructure/http/problems';
import { phoneNumberOf } from '../../../infrastructure/phone-numbers/phoneNumber';

/**
 * Rejects a lead that is not of the person who is signed in: it was submitted by somebody else who was signed in, or by nobody and with
 * another number than the one that the sign-in has confirmed.
 */
export async function requireOwnLead(queryable: Queryable, tenant: string, leadId: string, user: User): Promise<void> {
  const [lead] = await queryable.query<{ user_id: number | null; phone: string | null }>(
    `select user_id::float8 as user_id, payload->>'phone' as phone from leads where tenant = $1 and id = $2 and deidentified_at is null`,
    [tenant, leadId],
  );
  const isOwn = lead && (lead.user_id === null ? phoneNumberOf(lead.phone ?? '') === user.phone : lead.user_id === user.id);
  if (!isOwn) throw invalid({ lead_id: 'is not a lead of yours' });
}

/** The car that a lead is about, null where it is about none; undefined for a lead that the tenant does not have. */
export async function carOfLead(queryable: Queryable, tenant: string, leadId: string): Promise<number | null | undefined> {
  const [lead] = await queryable.query<{ car_id: number | null }>(
    'select car_id::float8 as car_id from leads where tenant = $1 and id = $2',
    [tenant, leadId],
  );
  return lead?.car_id;
}
