/** 'paying': held for a short time while the deposit is paid; 'held': its deposit is paid. */
export type HoldState = 'paying' | 'held' | 'ended';
/** Why a hold ended. */
export type EndReason = 'expired' | 'declined' | 'cancelled' | 'taken';

/** What happens to a hold: its deposit is paid or declined, its time is over, its shopper or the dealer cancels, somebody else has the car. */
export type HoldEvent = 'paid' | 'declined' | 'expired' | 'cancelled' | 'taken';

interface Transition {
  from: readonly HoldState[];
  to: HoldState;
  reason: EndReason | null;
}

/**
 * A hold begins as 'paying' (`claim` of the repository). In any other state than `from` an event changes nothing; a hold whose deposit has held
 * the car before is not taken up again, for example after its shopper has cancelled it.
 */
export const HOLD_TRANSITIONS = {
  // A deposit may be paid after the short hold has ended; the car is taken up again while nobody else has it.
  paid: { from: ['paying', 'ended'], to: 'held', reason: null },
  declined: { from: ['paying'], to: 'ended', reason: 'declined' },
  expired: { from: ['paying', 'held'], to: 'ended', reason: 'expired' },
  cancelled: { from: ['held'], to: 'ended', reason: 'cancelled' },
  taken: { from: ['ended'], to: 'ended', reason: 'taken' },
} as const satisfies Record<HoldEvent, Transition>;

/** The states in which an event changes a hold, as SQL has them in `in (…)`. */
export const statesBefore = (event: HoldEvent): string => HOLD_TRANSITIONS[event].from.map((state) => `'${state}'`).join(', ');
