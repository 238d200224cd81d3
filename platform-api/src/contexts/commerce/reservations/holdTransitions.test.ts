import { HOLD_TRANSITIONS, statesBefore, type HoldEvent, type HoldState } from './holdTransitions';

const STATES: readonly HoldState[] = ['paying', 'held', 'ended'];

/** Each event in each state: the state after it and the reason of an end; '-': nothing changes. */
const TABLE: Record<HoldEvent, readonly [paying: string, held: string, ended: string]> = {
  paid: ['held', '-', 'held'],
  declined: ['ended declined', '-', '-'],
  expired: ['ended expired', 'ended expired', '-'],
  cancelled: ['-', 'ended cancelled', '-'],
  taken: ['-', '-', 'ended taken'],
};

it.each(Object.entries(TABLE))('FO-088 FO-121 a hold after the event %s', (event, expected) => {
  const { from, to, reason } = HOLD_TRANSITIONS[event as HoldEvent];
  const after = STATES.map((state) => ((from as readonly HoldState[]).includes(state) ? [to, reason].filter(Boolean).join(' ') : '-'));
  expect(after).toEqual(expected);
});

it('names the states before an event as SQL does', () => {
  expect(statesBefore('expired')).toBe("'paying', 'held'");
});
