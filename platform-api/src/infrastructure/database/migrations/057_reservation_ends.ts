/** Why a hold ended; a paid one whose hold has ended is returned. */
export const RESERVATION_ENDS = `
alter table reservations
  add column ended_reason text check (ended_reason in ('expired', 'declined', 'cancelled', 'taken')),
  add column ended_at timestamptz;
`;
